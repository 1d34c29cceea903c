import type {
  Payable,
  RecountLine,
  SettledWindow,
  SettlementRun,
} from '@baize/contract/agents/settlement-desk'
import { coins, type FileColumns } from './file-lines.ts'

export const runColumns: FileColumns<SettlementRun> = [
  ['day', ({ day }) => day],
  ['kind', ({ kind }) => kind],
  ['currency', ({ currency }) => currency],
  ['from', ({ from }) => from],
  ['to', ({ to }) => to],
  ['contracts', ({ contracts }) => contracts],
  ['windows', ({ windows }) => windows],
  ['nothing', ({ nothing }) => nothing],
  ['amount', ({ amount, currency }) => coins(amount, currency)],
  ['setOff', ({ setOff, currency }) => coins(setOff, currency)],
  ['paid', ({ paid, currency }) => coins(paid, currency)],
  ['owed', ({ owed, currency }) => coins(owed, currency)],
  ['settledAt', ({ settledAt }) => settledAt],
]

export const windowColumns: FileColumns<SettledWindow> = [
  ['id', ({ id }) => id],
  ['contract', ({ contract }) => contract],
  ['kind', ({ kind }) => kind],
  ['payer', ({ payer }) => payer],
  ['payee', ({ payee }) => payee],
  ['currency', ({ currency }) => currency],
  ['from', ({ from }) => from],
  ['to', ({ to }) => to],
  ['validBet', ({ validBet, currency }) => coins(validBet, currency)],
  ['loss', ({ loss, currency }) => coins(loss, currency)],
  ['active', ({ active }) => active],
  ['tier', ({ tier }) => tier],
  ['rate', ({ rate }) => rate],
  ['carriedIn', ({ carriedIn, currency }) => coins(carriedIn, currency)],
  ['amount', ({ amount, currency }) => coins(amount, currency)],
  ['carriedOut', ({ carriedOut, currency }) => coins(carriedOut, currency)],
  ['isPaid', ({ isPaid }) => isPaid],
]

export const payableColumns: FileColumns<Payable> = [
  ['payer', ({ payer }) => payer],
  ['payee', ({ payee }) => payee],
  ['kind', ({ kind }) => kind],
  ['currency', ({ currency }) => currency],
  ['earned', ({ earned, currency }) => coins(earned, currency)],
  ['paid', ({ paid, currency }) => coins(paid, currency)],
  ['owed', ({ owed, currency }) => coins(owed, currency)],
  ['has', ({ has, currency }) => (has === null ? '' : coins(has, currency))],
  ['since', ({ since }) => since],
  ['shortSince', ({ shortSince }) => shortSince],
]

export const recountColumns = (currency: string): FileColumns<RecountLine> => {
  const sum = (of: 'basis' | 'basisNow' | 'amount' | 'paid' | 'amountNow') => (line: RecountLine) =>
    coins(line[of], currency)
  return [
    ['contract', ({ contract }) => contract],
    ['payer', ({ payer }) => payer],
    ['payee', ({ payee }) => payee],
    ['currency', () => currency],
    ['from', ({ from }) => from],
    ['to', ({ to }) => to],
    ['basis', sum('basis')],
    ['basisNow', sum('basisNow')],
    ['tier', ({ tier }) => tier],
    ['tierNow', ({ tierNow }) => tierNow],
    ['amount', sum('amount')],
    ['paid', sum('paid')],
    ['amountNow', sum('amountNow')],
    ['difference', ({ amount, amountNow }) => coins(BigInt(amountNow) - BigInt(amount), currency)],
    [
      'because',
      ({ because }) =>
        because.map(({ why, product, times }) => `${why} ${product} ${times}`).join('; '),
    ],
  ]
}
