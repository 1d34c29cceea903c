import type { MethodContent } from '@baize/contract/cashier/methods-desk'
import type { Currency } from '@baize/kernel/money'
import { scaleOf } from '@baize/kernel/money'
import type { IdMaker } from '@baize/kernel/ids'
import type { Database } from '../../../platform/database/database.ts'
import { platformItself } from '../../system/system.ts'
import { insertMethod, lockMethods } from './store.ts'

type Deps = {
  readonly db: Database
  readonly now: () => Date
  readonly makeId: IdMaker
  readonly currency: () => Currency
  readonly production: boolean
}

/** What a small deposit comes to, in whole units of each currency. */
const unit: Record<Currency, bigint> = {
  PHP: 100n,
  THB: 100n,
  VND: 50_000n,
  IDR: 20_000n,
  JPY: 500n,
  KRW: 5_000n,
  BRL: 10n,
  MYR: 10n,
  USD: 5n,
  USDT: 5n,
}

/** Ways to pay for a demo, of banks that do not exist. Nothing in production, and nothing where there are any. */
export async function seedDemoMethods(deps: Deps): Promise<void> {
  const { db, now, makeId, currency, production } = deps
  if (production) return
  await db.transaction(async (tx) => {
    // Two nodes that start together seed once.
    await tx.sql`select pg_advisory_xact_lock(hashtextextended('demo methods', 0))`
    if ((await lockMethods(tx)).length > 0) return
    for (const content of demoMethods(currency())) {
      const by = { byId: platformItself.id, by: platformItself.name }
      await insertMethod(tx, { id: makeId('mth'), version: 1, content, at: now(), ...by })
    }
  })
}

const everyLanguage = (EN: string, TY: string, JA: string, KO: string, PT: string) => ({
  EN,
  TY,
  JA,
  KO,
  PT,
})

export function demoMethods(currency: Currency): MethodContent[] {
  const times = (count: bigint) => String(unit[currency] * count * 10n ** BigInt(scaleOf(currency)))
  const common: Omit<MethodContent, 'kind' | 'name' | 'note'> = {
    currency,
    min: times(1n),
    max: times(500n),
    chips: [times(5n), times(10n), times(20n), times(50n)],
    feeBps: 0,
    feeFixed: '0',
    arrivalMinutes: 15,
    hours: null,
    enabled: true,
    needsSlip: false,
    expiryMinutes: 30,
    gateway: '',
    bank: '',
    holder: '',
    number: '',
    qr: '',
    address: '',
    network: '',
  }
  return [
    {
      ...common,
      kind: 'online',
      name: everyLanguage(
        'Online banking',
        'Online banking',
        'オンライン決済',
        '온라인 결제',
        'Pagamento on-line',
      ),
      note: everyLanguage(
        'You pay on the page of the payment service and come back here.',
        'Magbabayad ka sa pahina ng serbisyo at babalik dito.',
        '決済サービスのページでお支払い後、ここに戻ります。',
        '결제 서비스 페이지에서 결제한 뒤 이곳으로 돌아옵니다.',
        'Você paga na página do serviço de pagamento e volta para cá.',
      ),
      arrivalMinutes: 1,
      gateway: 'SANDBOX',
    },
    {
      ...common,
      kind: 'bank',
      name: everyLanguage(
        'Bank transfer',
        'Bank transfer',
        '銀行振込',
        '계좌 이체',
        'Transferência bancária',
      ),
      note: everyLanguage(
        'Write the reference with the transfer and send a picture of the receipt.',
        'Isulat ang reference sa transfer at magpadala ng larawan ng resibo.',
        '振込時に照会番号を入力し、控えの画像を送ってください。',
        '이체할 때 참조 번호를 적고 영수증 사진을 보내세요.',
        'Escreva a referência na transferência e envie uma foto do comprovante.',
      ),
      max: times(5_000n),
      needsSlip: true,
      arrivalMinutes: 20,
      expiryMinutes: 120,
      bank: 'Meadow Savings Bank',
      holder: 'Baize Demo Collections',
      number: '0000 1234 5678',
    },
    {
      ...common,
      kind: 'wallet',
      name: everyLanguage('PebblePay', 'PebblePay', 'PebblePay', 'PebblePay', 'PebblePay'),
      note: everyLanguage(
        'Scan the code with the app. One per cent of the amount is its fee.',
        'I-scan ang code gamit ang app. Isang porsiyento ng halaga ang bayad nito.',
        'アプリでコードを読み取ってください。手数料は金額の1％です。',
        '앱으로 코드를 스캔하세요. 수수료는 금액의 1%입니다.',
        'Leia o código com o aplicativo. A tarifa é de um por cento do valor.',
      ),
      feeBps: 100,
      needsSlip: true,
      arrivalMinutes: 5,
      expiryMinutes: 15,
      bank: 'PebblePay',
      holder: 'Baize Demo Collections',
      number: '000-555-0100',
      qr: 'pebblepay:000-555-0100?reference={reference}',
    },
    {
      ...common,
      kind: 'crypto',
      name: everyLanguage('Crypto', 'Crypto', '暗号資産', '암호화폐', 'Cripto'),
      note: everyLanguage(
        'Send only over the network that is named. The rate is that of the arrival.',
        'Ipadala lamang sa network na nakasulat. Ang rate ay sa oras ng pagdating.',
        '指定のネットワークでのみ送金してください。レートは着金時のものです。',
        '표시된 네트워크로만 보내세요. 환율은 도착 시점 기준입니다.',
        'Envie somente pela rede indicada. A cotação é a do momento da chegada.',
      ),
      min: times(5n),
      arrivalMinutes: 60,
      expiryMinutes: 180,
      address: 'demo-address-not-for-payments-0000',
      network: 'DEMONET',
    },
  ]
}
