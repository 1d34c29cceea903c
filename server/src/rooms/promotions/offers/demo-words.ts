import type { OfferDocument } from '@baize/contract/promotions/offer'

type Words = Pick<OfferDocument, 'title' | 'line' | 'terms'>

/** What the offers of the demo say, in every language of the platform. */
export const demoWords = {
  welcome: {
    title: {
      EN: 'A gift for new players',
      TY: 'Regalo sa mga bagong manlalaro',
      JA: 'はじめての方へのプレゼント',
      KO: '신규 회원 선물',
      PT: 'Um presente para quem chega',
    },
    line: {
      EN: 'In your first 30 days, without a deposit',
      TY: 'Sa unang 30 araw mo, walang kailangang deposito',
      JA: '登録から30日以内、入金は不要です',
      KO: '가입 후 30일 안에, 입금 없이',
      PT: 'Nos seus primeiros 30 dias, sem depósito',
    },
    terms: {
      EN: 'Take it once within 30 days of joining. Bet it five times on slots or fish within 14 days and what is left becomes cash. Stakes use your own cash first.',
      TY: 'Kunin nang isang beses sa loob ng 30 araw mula pagsali. Itaya nang limang ulit sa slots o fish sa loob ng 14 na araw at magiging cash ang matitira. Sariling cash mo ang unang ginagamit.',
      JA: '登録から30日以内に一度だけ受け取れます。14日以内にスロットまたはフィッシュで5倍を賭けると、残りは現金になります。賭け金はまずご自身の現金から使われます。',
      KO: '가입 후 30일 안에 한 번 받을 수 있습니다. 14일 안에 슬롯이나 피시에서 다섯 배를 베팅하면 남은 금액은 현금이 됩니다. 베팅은 본인 현금부터 사용됩니다.',
      PT: 'Pegue uma vez nos 30 dias após o cadastro. Aposte cinco vezes o valor em slots ou fish em 14 dias e o que sobrar vira dinheiro. As apostas usam primeiro o seu próprio dinheiro.',
    },
  },
  weekly: {
    title: {
      EN: 'Spins of the week',
      TY: 'Spins ng linggo',
      JA: '今週のスピン',
      KO: '이번 주 스핀',
      PT: 'Giros da semana',
    },
    line: {
      EN: 'A little for the reels, once a week',
      TY: 'Kaunting pang-spin, isang beses bawat linggo',
      JA: '週に一度、リール用の小さなプレゼント',
      KO: '일주일에 한 번, 릴을 위한 작은 선물',
      PT: 'Um pouco para os rolos, uma vez por semana',
    },
    terms: {
      EN: 'Take it once a week. It is cash at once; bet it once on slots before you withdraw it.',
      TY: 'Kunin nang isang beses bawat linggo. Cash ito agad; itaya nang isang beses sa slots bago i-withdraw.',
      JA: '週に一度受け取れます。すぐに現金になり、スロットで1倍を賭けると出金できます。',
      KO: '일주일에 한 번 받을 수 있습니다. 바로 현금이며, 슬롯에서 한 배를 베팅한 뒤 출금할 수 있습니다.',
      PT: 'Pegue uma vez por semana. É dinheiro na hora; aposte uma vez em slots antes de sacar.',
    },
  },
  picture: {
    title: {
      EN: 'Show us your best round',
      TY: 'Ipakita ang pinakamagandang round mo',
      JA: '最高の一回を見せてください',
      KO: '최고의 라운드를 보여주세요',
      PT: 'Mostre sua melhor rodada',
    },
    line: {
      EN: 'Send a picture of it and tell us about it',
      TY: 'Magpadala ng larawan at ikuwento sa amin',
      JA: '画像とひとことをお送りください',
      KO: '사진과 이야기를 보내주세요',
      PT: 'Envie uma imagem e conte para a gente',
    },
    terms: {
      EN: 'Apply with up to three pictures and a few words. A person reads every application and answers with a reason. One a month. Nothing has to be bet.',
      TY: 'Mag-apply na may hanggang tatlong larawan at ilang salita. May taong babasa sa bawat isa at sasagot na may dahilan. Isa bawat buwan. Walang kailangang itaya.',
      JA: '画像3枚までとひとことを添えてお申し込みください。担当者がすべて読み、理由を添えてお答えします。月に一度です。賭ける条件はありません。',
      KO: '사진 세 장까지와 몇 마디로 신청하세요. 담당자가 모두 읽고 이유와 함께 답합니다. 한 달에 한 번입니다. 베팅 조건은 없습니다.',
      PT: 'Peça com até três imagens e algumas palavras. Uma pessoa lê cada pedido e responde com o motivo. Uma por mês. Não é preciso apostar nada.',
    },
  },
  reload: {
    title: {
      EN: 'Reload from VIP 1 on',
      TY: 'Reload mula VIP 1',
      JA: 'VIP 1からの入金ボーナス',
      KO: 'VIP 1부터 재입금 보너스',
      PT: 'Recarga a partir do VIP 1',
    },
    line: {
      EN: '20% of a deposit, once a week',
      TY: '20% ng deposito, isang beses bawat linggo',
      JA: '入金額の20%、週に一度',
      KO: '입금액의 20%, 일주일에 한 번',
      PT: '20% de um depósito, uma vez por semana',
    },
    terms: {
      EN: 'It is offered with your deposit, and you decide. Bet it eight times within 14 days; live tables count a tenth, slots and fish in full. Stakes use your own cash first, and your deposit is never tied up.',
      TY: 'Iaalok ito kasama ng deposito mo, at ikaw ang magpapasya. Itaya nang walong ulit sa loob ng 14 na araw; ikasampu ang bilang sa live tables, buo sa slots at fish. Sariling cash mo ang unang ginagamit, at hindi kailanman naiipit ang deposito mo.',
      JA: '入金時にご案内し、受け取るかはご自身で決められます。14日以内に8倍を賭けてください。ライブは10分の1、スロットとフィッシュは全額が数えられます。賭け金はまずご自身の現金から使われ、入金が拘束されることはありません。',
      KO: '입금할 때 안내되며, 받을지는 직접 정합니다. 14일 안에 여덟 배를 베팅하세요. 라이브는 10분의 1, 슬롯과 피시는 전액이 인정됩니다. 베팅은 본인 현금부터 사용되며 입금액은 묶이지 않습니다.',
      PT: 'É oferecido com o seu depósito, e você decide. Aposte oito vezes em 14 dias; mesas ao vivo contam um décimo, slots e fish por inteiro. As apostas usam primeiro o seu dinheiro, e o seu depósito nunca fica preso.',
    },
  },
} as const satisfies Record<string, Words>
