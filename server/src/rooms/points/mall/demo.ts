import { createHmac } from 'node:crypto'
import { deriveId } from '@baize/kernel/ids'
import { scaleOf, type Currency } from '@baize/kernel/money'
import type { GoodContent } from '@baize/contract/points/points-desk'
import type { Database } from '../../../platform/database/database.ts'
import { demoGoods } from './demo-goods.ts'
import * as store from './store.ts'
import type { Sealing } from './good.ts'

type MallSeed = Sealing & {
  readonly db: Database
  readonly now: () => Date
  readonly currency: Currency
}

const source = 'pgd_00000000000000000000000000'

/** Puts goods into the mall of the demo, once, however often it is started and by how many nodes. */
export async function seedDemoMall({ db, now, box, markKey, currency }: MallSeed): Promise<void> {
  for (const [index, { stock, funds, variants, perMember, ...words }] of demoGoods.entries()) {
    const id = await deriveId('pgd', source, String(index))
    const amount = (BigInt(funds ?? 0) * 10n ** BigInt(scaleOf(currency))) / 100n
    const content: GoodContent = {
      ...words,
      funds: funds === undefined ? null : { amount: String(amount), currency },
      perMember: perMember ?? null,
      variants: [...(variants ?? [{ code: 'one', name: '' }])],
      isShown: true,
    }
    await db.transaction(async (tx) => {
      const made = await store.addGood(tx, { id, version: 1, content, at: now(), by: 'demo' })
      if (!made) return
      const codes = content.variants.map(({ code }) => code)
      await store.writeVariants(tx, id, codes, content.kind !== 'funds')
      for (const variant of codes) {
        if (content.kind !== 'funds') await store.moveStock(tx, id, variant, stock)
        if (content.kind !== 'virtual') continue
        const made = Array.from({ length: stock }, (_, at) => `CUP-${4_812 + at * 37}-DEMO`)
        const sealed = made.map((code) => ({
          code: box.seal(code, id),
          mark: createHmac('sha256', markKey).update(code).digest(),
        }))
        await store.addCodes(tx, id, variant, sealed)
      }
    })
  }
}
