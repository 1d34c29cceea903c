import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { countPlaying } from '@baize/contract/play/launch'
import { createIdMaker } from '@baize/kernel/ids'
import { systemRandomBytes } from '@baize/kernel/random'
import { testApp } from '../../../testing/app.ts'
import { createPlaying } from './playing.ts'

const { server, db } = await testApp()
const makeId = createIdMaker({ now: () => new Date(), randomBytes: systemRandomBytes })
const minuteMs = 60_000

async function sit(member: string | null, { minutesAgo = 0, left = false } = {}): Promise<void> {
  const at = new Date(Date.now() - minutesAgo * minuteMs)
  await db.sql`
    insert into play.sessions (id, token_hash, vendor, member, account_session, node_id, language,
      device, opened_at, seen_at, closed_at)
    values (${makeId('pse')}, ${randomBytes(32)}, 'ARCADE', ${member}, ${member === null ? '' : 'ses'},
      1, 'EN', '', ${at}, ${at}, ${left ? at : null})`
}

it('[Y33] counts each member once who is at a game now, and those of the demo beside it', async () => {
  await sit('mem_here')
  await sit('mem_here', { minutesAgo: 4 })
  await sit('mem_gone', { minutesAgo: 6 })
  await sit('mem_left', { left: true })
  await sit(null)
  await sit('mem_demo')
  const playing = createPlaying({ db, now: () => new Date(), listDemo: async () => ['mem_demo'] })
  expect(await playing()).toEqual({ playing: 2, demo: 1 })
  const reply = await server.inject(countPlaying.path)
  expect(reply.json()).toMatchObject({ value: { playing: 2, demo: 0 } })
})
