import { createIdMaker } from '@baize/kernel/ids'
import { money } from '@baize/kernel/money'
import { systemRandomBytes } from '@baize/kernel/random'
import type { App } from '../../server/src/app.ts'
import type { Transaction } from '../../server/src/platform/database/database.ts'
import { runAs } from '../../server/testing/test-server.ts'
import type { MemberId } from '../../server/src/rooms/wallet/wallet.ts'

const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const plenty = money(1_000_000_000n, 'PHP')
const atOnce = 500

/** Members who may play, with money and a session each; answers with their tokens. */
export async function seedMembers(app: App, count: number): Promise<string[]> {
  const tokens: string[] = []
  while (tokens.length < count) {
    const size = Math.min(atOnce, count - tokens.length)
    const members: MemberId[] = []
    await app.db.transaction(async (tx) => {
      while (members.length < size) {
        const member = await register(app, tx, `bench${tokens.length}`)
        members.push(member)
        tokens.push(await welcome(app, tx, member))
      }
    })
    await fund(app, members)
  }
  await runAs(process.env.DATABASE_OWNER_URL ?? app.db.url, (client) => client.query('analyze'))
  return tokens
}

async function register({ rooms }: App, tx: Transaction, account: string): Promise<MemberId> {
  const created = await rooms.members.create(tx, { account, type: 0, language: 'EN' })
  if (!created.ok) throw new Error(`A member was refused: ${created.code}`)
  return created.value.id
}

async function welcome({ http, rooms }: App, tx: Transaction, member: MemberId): Promise<string> {
  await rooms.wallet.openPocket(member, 'cash', tx)
  return await http.sessions.open(tx, {
    kind: 'member',
    id: member,
    name: member,
    roles: ['member'],
    ip: '127.0.0.1',
    userAgent: 'bench',
  })
}

async function fund({ db, rooms }: App, members: readonly MemberId[]): Promise<void> {
  const { ledger, wallet } = rooms
  const key = { owner: 'clearing:bank', kind: 'clearing', currency: 'PHP' } as const
  const { id: debit } = await db.transaction((tx) => ledger.openAccount(tx, key))
  await Promise.all(
    members.map(async (member) => {
      const { id: credit } = await wallet.openPocket(member, 'cash')
      const legs = [{ debit, credit, amount: plenty }]
      const answer = await ledger.submit({ id: makeId('trf'), reason: 'deposit', legs })
      if (!answer.ok) throw new Error(`A deposit was refused: ${answer.code}`)
    }),
  )
}
