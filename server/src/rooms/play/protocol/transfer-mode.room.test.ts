import { afterEach, describe, expect, it } from 'vitest'
import { launchGame, type Launch } from '@baize/contract/play/launch'
import { testApp } from '../../../../testing/app.ts'
import * as offers from '../../../../testing/offers.ts'
import { createKit, done } from '../../../sandbox/conformance/kit.ts'
import { ownPlatform } from '../../../sandbox/conformance/own-platform.ts'
import { seat as takeSeat } from '../../../sandbox/conformance/seat.ts'
import { demoSandbox } from '../../../sandbox/provider/seed.ts'

const { app, db, server, tokenFor } = await testApp()
const { play, protocol, sandbox, ledger, wallet: purse } = app.rooms
if (sandbox === undefined) throw new Error('There is no sandbox.')
const kit = createKit(ownPlatform({ protocol, sandbox }, demoSandbox.vendor, '127.0.0.1'), 1)
const { wallet } = kit

async function setMode(vendor: string, mode: 'seamless' | 'transfer') {
  await db.sql`
    update play.vendors set policy = jsonb_set(policy, '{walletMode}', to_jsonb(${mode}::text))
    where key = ${vendor}`
  await protocol.vendors.refresh()
}

afterEach(async () => {
  await setMode(demoSandbox.vendor, 'seamless')
  await setMode('ARCADE', 'seamless')
})

describe('a vendor that changes to transfer mode', () => {
  it('[Y27] ends bets where they were paid from, and takes new ones from its pocket alone', async () => {
    const at = await takeSeat(kit)
    const [won, undone] = [at.bet(), at.bet()]
    done(await wallet.bet(won), 'A bet')
    done(await wallet.bet(undone), 'Another')
    await setMode(demoSandbox.vendor, 'transfer')
    const win = done(await wallet.win(at.win({ betTransactionId: won.transactionId })), 'A win')
    expect(win).toMatchObject({ moved: '150', balance: '0' })
    done(await wallet.rollback(at.rollback(undone.transactionId)), 'A rollback')
    expect(await at.purse()).toMatchObject({ cash: '1050', pocket: '0' })
    expect(await wallet.bet(at.bet())).toEqual({
      ok: false,
      code: 'insufficient_funds',
      balance: '0',
    })
    expect(done(await wallet.bet(won), 'The first bet again').repeated).toBe(true)
    expect(await at.purse()).toMatchObject({ cash: '1050', pocket: '0' })
  })

  it('[Y27] and back leaves what is in its pocket to be brought home', async () => {
    await setMode(demoSandbox.vendor, 'transfer')
    const at = await takeSeat(kit)
    const bet = at.bet()
    done(await wallet.bet(bet), 'A bet')
    await setMode(demoSandbox.vendor, 'seamless')
    done(await wallet.win(at.win()), 'A win')
    expect(await at.purse()).toMatchObject({ cash: '0', pocket: '1050' })
    const id = protocol.inside.makeId('trf')
    expect(await purse.collectAll(id, at.player as never)).toMatchObject({
      value: [{ state: 'done' }],
    })
    expect(await at.purse()).toMatchObject({ cash: '1050', pocket: '0' })
    expect(await ledger.proveFully()).toMatchObject({ holds: true })
  })
})

describe('what members see of it', () => {
  it('[W17] [Y26] is one wallet while no vendor but sandboxes keeps money', async () => {
    expect(play.listVendorsWithPocket()).toEqual([])
    expect(purse.isSingle()).toBe(true)
    await setMode('ARCADE', 'transfer')
    expect(play.listVendorsWithPocket()).toEqual([{ code: 'ARCADE', name: 'Arcade' }])
    expect(purse.isSingle()).toBe(false)
  })

  it('[Y9] [Y26] is the pocket of whoever runs the game, when it is opened', async () => {
    await setMode('ARCADE', 'transfer')
    const { nodeId } = await offers.offeredGame(db, { vendor: 'HARLOW', category: 'RNG' })
    const reply = await server.inject({
      method: 'POST',
      url: launchGame.path,
      headers: { authorization: `Bearer ${await tokenFor('member')}` },
      payload: { nodeId },
    })
    const { value } = reply.json<{ value: Launch }>()
    expect(value.wallet).toEqual({ isSingle: false, pocket: 'vendor:ARCADE', vendor: 'Arcade' })
  })
})
