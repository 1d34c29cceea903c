import {
  providerErrors,
  type BatchAsk,
  type ProviderAnswer,
  type ProviderError,
  type ProviderRefusal,
  type ProviderWallet,
} from '@baize/contract/play/provider'
import type { Currency } from '@baize/kernel/money'
import { ok, type Ok } from '@baize/kernel/result'
import { isAway } from '../../../platform/database/database.ts'
import type { Log } from '../../../platform/log.ts'
import { errorText } from '../../../platform/scrub.ts'
import type { Done } from '../calls/calls.ts'
import type { ProtocolVendor } from '../vendors/vendors.ts'
import { authenticate, balance } from './authenticate.ts'
import { bet, betWin } from './bet.ts'
import { adjust, rollback } from './correct.ts'
import type { ProtocolDeps, VendorFaults } from './deps.ts'
import { isKeepable } from './keepable.ts'
import { answerOf, refusalOf } from './player.ts'
import { freeRoundResult, jackpotWin, promoWin } from './prizes.ts'
import { no } from './refusals.ts'
import { transactionStatus } from './status.ts'
import { endRound, win } from './win.ts'

type Common = { readonly requestId: string; readonly currency: Currency }
type Verb<Ask> = (
  deps: ProtocolDeps,
  vendor: ProtocolVendor,
  ask: Ask,
) => Promise<Ok<Done> | ProviderRefusal>

/** The wallet as one vendor has it. What the vendor's rules are is looked at with every call. */
export function createWalletFor(deps: ProtocolDeps): (vendorKey: string) => ProviderWallet {
  return (key) => {
    async function answer<Ask extends Common>(verb: Verb<Ask>, ask: Ask) {
      const vendor = deps.vendors.find(key)
      if (vendor === undefined) return no('vendor_unknown')
      if (!isKeepable(ask)) return no('invalid_request')
      const done = await verb(deps, vendor, ask)
      return done.ok ? answerOf(vendor, ask, done.value) : refusalOf(vendor, ask.currency, done)
    }

    const wallet: ProviderWallet = {
      async authenticate(ask) {
        const vendor = deps.vendors.find(key)
        return vendor === undefined ? no('vendor_unknown') : await authenticate(deps, vendor, ask)
      },
      balance: (ask) => answer(balance, ask),
      bet: (ask) => answer(bet, ask),
      win: (ask) => answer(win, ask),
      betWin: (ask) => answer(betWin, ask),
      rollback: (ask) => answer(rollback, ask),
      endRound: (ask) => answer(endRound, ask),
      freeRoundResult: (ask) => answer(freeRoundResult, ask),
      promoWin: (ask) => answer(promoWin, ask),
      jackpotWin: (ask) => answer(jackpotWin, ask),
      adjust: (ask) => answer(adjust, ask),
      async transactionStatus(ask) {
        const vendor = deps.vendors.find(key)
        return vendor === undefined
          ? no('vendor_unknown')
          : isKeepable(ask)
            ? await transactionStatus(deps, vendor, ask)
            : no('invalid_request')
      },
      batch: async (ask) => ok({ items: await doAll(wallet, deps.log, ask) }),
    }
    return deps.faults === undefined ? wallet : withFaults(wallet, deps.faults, key)
  }
}

/** The same wallet, whose answers testers may spoil. A fault strikes before anything is done, so it moves nothing. */
function withFaults(wallet: ProviderWallet, faults: VendorFaults, key: string): ProviderWallet {
  const spoiled = Object.entries(wallet).map(([name, verb]) => [
    name,
    async (ask: never) => {
      if (faults.isQuiet('vendors')) return await verb(ask)
      const code = await faults.strike('vendors', key)
      return isProviderError(code) ? no(code) : await verb(ask)
    },
  ])
  return Object.fromEntries(spoiled) as ProviderWallet
}

function isProviderError(code: string): code is ProviderError {
  const all: readonly string[] = providerErrors
  return all.includes(code)
}

type Item = BatchAsk['items'][number]
type Outcome = Ok<ProviderAnswer> | ProviderRefusal

/** Those of one player follow each other; players do not wait for players. One that fails fails for itself. */
async function doAll(wallet: ProviderWallet, log: Log, { items }: BatchAsk): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const players = new Set(items.map(({ ask }) => ask.player))
  await Promise.all(
    [...players].map(async (player) => {
      for (const [index, item] of items.entries()) {
        if (item.ask.player === player) outcomes[index] = await tryOne(wallet, log, item)
      }
    }),
  )
  return outcomes
}

async function tryOne(wallet: ProviderWallet, log: Log, item: Item): Promise<Outcome> {
  try {
    return await doOne(wallet, item)
  } catch (error) {
    if (!isAway(error)) {
      log.error({ call: item.call, error: errorText(error) }, 'An item of a batch failed.')
    }
    return no('outcome_unknown')
  }
}

async function doOne(wallet: ProviderWallet, item: Item): Promise<Outcome> {
  switch (item.call) {
    case 'bet':
      return await wallet.bet(item.ask)
    case 'win':
      return await wallet.win(item.ask)
    case 'betWin':
      return await wallet.betWin(item.ask)
    case 'rollback':
      return await wallet.rollback(item.ask)
  }
}
