import Language

/// Nouns that name an action and become a verb with 하다: 주문, 취소, 예약.
public enum VerbalNounLexicon {
  /// All of them.
  public static let all: Set<String> = Set(
    """
    주문 취소 예약 추가 삭제 확인 설정 변경 검색 재생 실행 결제 추천 안내 전화 저장 전송 등록 계산 정리 배달 배송 포장 조회 수정 선택 종료 시작 중지 정지
    일시정지 연결 해제 연장 반복 녹음 녹화 촬영 번역 복사 이동 공유 알림 예매 환불 교환 반품 구매 구입 신청 접수 요청 문의 답장 전달 통화 충전 송금 이체 출금
    입금 납부 조절 조정 증가 감소 확대 축소 차단 허용 승인 거절 거부 동의 인증 로그인 로그아웃 가입 탈퇴 다운로드 업로드 설치 제거 업데이트 백업 복원 초기화
    적용 완료 마감 제출 출력 인쇄 스캔 캡처 첨부 편집 작성 입력 기록 메모 체크 측정 분석 비교 정렬 필터 요약 설명 소개 공지 초대 참가 참여 출석 호출 콜 대여
    반납 렌트 주차 출발 도착 이용 사용 활성화 비활성화 청소 세탁 요리 조리 가열 냉방 난방 환기 잠금 점등 소등 감지 감시 보호 관리 운전 운행 경유 우회 탐색
    길안내 검토 평가 후기 리뷰 투표 즐겨찾기 찜 북마크 구독 팔로우 차감 적립 재주문 재시도 재설정 재부팅 리셋 새로고침 동기화 접속 방문 면회 상담 진료 접종 말
    얘기 이야기 운동 산책 공부 숙제 식사 부탁 보고 신고 고발 대답 답 응답 질문 지시 명령 준비 대기 보류 유지 고정 지정 배치 배정 할당 분배 발송 발급 발행
    폐기 압축 해지 해약 계약 서명 지원 음소거 집계 투자 연기 토론 조사 섭취 채집 관측 유의 주의 브리핑 처리 표시 발표 상영 개최 출장 여행 배출 수거 구비 부착
    착용 예고 통보 계획 정산 결산 예측 관찰 자제 금지 지양 조심 명심 유념 참고 당부 기억 협조 양보 격려 응원 노력 제외 약속 권장 연락 선물 거래 퇴장 발신 합산 쇼핑 동참 조치 교체 환전 결합 검사 점검 수리 예열 해동 보온 취침 기상 로딩 스크랩 인식 매칭 추적 보관
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  static let table = EndingTable(all)

  /// Other verbs that say the same as 하다 with a noun: 주문을 넣다, 전화를 걸다.
  public static func lightVerbs(for noun: String) -> [KoreanVerb] {
    let stems: [String] =
      switch noun {
      case "주문": ["하", "넣", "시키"]
      case "전화": ["하", "걸"]
      case "예약": ["하", "잡", "시키"]
      case "부탁": ["하", "드리"]
      case "문의", "요청", "신청", "접수": ["하", "넣"]
      case "메모", "기록": ["하", "남기"]
      default: ["하", "시키"]
      }
    return stems.map { KoreanVerb(stem: $0) }
  }

  /// The stems of all light verbs.
  static let lightStems = ["하", "시키", "넣", "걸", "잡", "드리", "남기"]
}
