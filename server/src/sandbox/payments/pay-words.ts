import type { Language } from '@baize/kernel/language'

export type PayWords = {
  readonly title: string
  readonly text: string
  readonly pay: string
  readonly refuse: string
  readonly leave: string
  readonly over: string
  readonly back: string
}

/** The page belongs to an outside party that happens to ship with us, so it brings its own words. */
export const payWords: Readonly<Record<Language, PayWords>> = {
  EN: {
    title: 'Sandbox payment',
    text: 'A practice payment page. No real money moves.',
    pay: 'Pay',
    refuse: 'Refuse the payment',
    leave: 'Leave without paying',
    over: 'This payment is over.',
    back: 'Back to the site',
  },
  TY: {
    title: 'Sandbox na bayad',
    text: 'Pahina ng bayad para sa pagsasanay. Walang totoong perang gagalaw.',
    pay: 'Magbayad',
    refuse: 'Tanggihan ang bayad',
    leave: 'Umalis nang hindi nagbabayad',
    over: 'Tapos na ang bayad na ito.',
    back: 'Bumalik sa site',
  },
  JA: {
    title: 'サンドボックス決済',
    text: '練習用の決済ページです。実際のお金は動きません。',
    pay: '支払う',
    refuse: '支払いを拒否する',
    leave: '支払わずに戻る',
    over: 'この支払いは終了しています。',
    back: 'サイトに戻る',
  },
  KO: {
    title: '샌드박스 결제',
    text: '연습용 결제 페이지입니다. 실제 돈은 움직이지 않습니다.',
    pay: '결제하기',
    refuse: '결제 거절',
    leave: '결제하지 않고 나가기',
    over: '이 결제는 종료되었습니다.',
    back: '사이트로 돌아가기',
  },
  PT: {
    title: 'Pagamento de teste',
    text: 'Uma página de pagamento para treino. Nenhum dinheiro real é movimentado.',
    pay: 'Pagar',
    refuse: 'Recusar o pagamento',
    leave: 'Sair sem pagar',
    over: 'Este pagamento está encerrado.',
    back: 'Voltar ao site',
  },
}
