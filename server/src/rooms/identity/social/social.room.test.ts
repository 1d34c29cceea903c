import { describe, expect, it } from 'vitest'
import { ownerOf } from '../../../../testing/database.ts'
import { goodMemberPassword, testIdentity } from '../../../../testing/identity.ts'
import { agreeAs, startOpenIdProvider, walkProvider } from '../../../../testing/openid.ts'
import { whileComparing } from '../../../../testing/passwords.ts'
import { createBrowserSession } from '../sign-in/browser-session.ts'
import { createEntry } from '../sign-in/entry.ts'
import { createRemembered } from '../sign-in/remembered.ts'
import { createProvider, readProviders } from './providers.ts'
import { createSocial } from './social.ts'

const given = await testIdentity()
const { db, set, members, sessions, caller, createMember } = given
set.modulesOff.delete('SOCIALLOGIN3')
const back = 'https://felt.example/wps/session/social/real/callback'
const provider = createProvider(await startOpenIdProvider(back), { production: false })
const remembered = createRemembered(given)
const browserSession = createBrowserSession(given)
const entry = createEntry({ ...given, remembered, browserSession, production: false })
const social = createSocial({ ...given, entry, providers: [provider] })

let people = 0
const somebody = () => `person${(people += 1)}`

/** Out to the provider and back, as one person in one browser; the page's ticket. */
async function arrive(login = somebody(), call = caller(), next = '') {
  const out = await social.begin('real', call, next)
  const cameBack = await walkProvider(out ?? '', back, agreeAs(login))
  const path = await social.comeBack('real', call, cameBack)
  const ticket = new URL(path, 'https://felt.example').searchParams.get('social') ?? ''
  return { call, path, ticket, cameBack }
}

async function choose(login = somebody()) {
  const { call, ticket } = await arrive(login)
  const arrived = await social.exchange(call, ticket)
  const choice = arrived.ok ? arrived.value.choice : null
  if (choice === null) throw new Error('There was no choice')
  return { call, choice, login }
}

const linkOf = ({ account }: { account: string }, ticket: string) => ({
  ticket,
  username: account,
  password: goodMemberPassword,
})

describe('a login through a provider', () => {
  it('[I80] somebody new chooses, and is told who the provider says they are', async () => {
    const { choice, login } = await choose()
    expect(choice).toMatchObject({
      provider: 'Real',
      name: `Name of ${login}`,
      email: `${login}@example.com`,
    })
  })

  it('[I80] somebody who linked comes in the next time', async () => {
    const member = await createMember()
    const { call, choice, login } = await choose()
    const linked = await social.link(call, linkOf(member, choice.ticket))
    expect(linked).toMatchObject({ ok: true, value: { userInfo: { id: member.id } } })
    const again = await arrive(login)
    const entered = await social.exchange(again.call, again.ticket)
    expect(entered).toMatchObject({
      ok: true,
      value: { choice: null, login: { userInfo: { id: member.id } } },
    })
    const token = entered.ok ? (entered.value.login?.token ?? '') : ''
    expect(await sessions.find(token)).toMatchObject({ id: member.id, roles: ['member'] })
  })

  it('[I80] the way back keeps where the person wanted to go', async () => {
    const { path } = await arrive(somebody(), caller(), '/rng?vassalage=PP')
    expect(new URL(path, 'https://felt.example').searchParams.get('next')).toBe('/rng?vassalage=PP')
  })

  it('[I82] an expired password is not asked about after it', async () => {
    const passwordHash = await given.hashOf('Welcome-2026')
    const member = await createMember()
    const { call, choice, login } = await choose()
    await social.link(call, linkOf(member, choice.ticket))
    await db.transaction((tx) => members.setPassword(tx, member.id, passwordHash, true))
    const again = await arrive(login)
    expect(await social.exchange(again.call, again.ticket)).toMatchObject({
      value: { login: { mustChangePassword: '' } },
    })
  })
})

describe('what does not pass', () => {
  it('[I81] a ticket works once', async () => {
    const { call, ticket } = await arrive()
    expect((await social.exchange(call, ticket)).ok).toBe(true)
    expect(await social.exchange(call, ticket)).toMatchObject({ code: 'ticket_expired' })
  })

  it('[I81] a ticket works in the browser that began, and in no other', async () => {
    const { ticket } = await arrive()
    expect(await social.exchange(caller(), ticket)).toMatchObject({ code: 'ticket_expired' })
  })

  it('[I81] a way back that another browser began ends nowhere', async () => {
    const out = await social.begin('real', caller(), '')
    const cameBack = await walkProvider(out ?? '', back, agreeAs(somebody()))
    expect(await social.comeBack('real', caller(), cameBack)).toBe('/login?social=expired')
  })

  it('[I81] a way back is gone once', async () => {
    const { call, cameBack } = await arrive()
    expect(await social.comeBack('real', call, cameBack)).toBe('/login?social=expired')
  })

  it('[I81] a code that the provider did not give, and a refusal, are denied', async () => {
    for (const query of ['code=made-up', 'error=access_denied']) {
      const call = caller()
      const out = new URL((await social.begin('real', call, '')) ?? '')
      const state = out.searchParams.get('state') ?? ''
      const cameBack = new URL(`${back}?${query}&state=${state}`)
      expect(await social.comeBack('real', call, cameBack)).toBe('/login?social=denied')
    }
  })

  it('[I81] a choice lasts half an hour', async () => {
    const member = await createMember()
    const { call, choice } = await choose()
    given.clock.ms += 31 * 60_000
    expect(await social.link(call, linkOf(member, choice.ticket))).toMatchObject({
      code: 'ticket_expired',
    })
  })

  it('[I80] while the module is off there are no providers', async () => {
    set.modulesOff.add('SOCIALLOGIN3')
    expect(social.list()).toEqual([])
    expect(await social.begin('real', caller(), '')).toBeUndefined()
    set.modulesOff.delete('SOCIALLOGIN3')
    expect(social.list()).toEqual([{ id: 'real', name: 'Real' }])
  })
})

describe('a link', () => {
  it('[I83] needs the password of the account here, and counts wrong ones', async () => {
    const member = await createMember()
    const { call, choice } = await choose()
    const wrong = { ...linkOf(member, choice.ticket), password: 'Another-1!' }
    for (let tries = 0; tries < set.security.lockAfterFailures; tries += 1) {
      expect(await social.link(call, wrong)).toMatchObject({ code: 'wrong_credentials' })
    }
    expect(await social.link(call, linkOf(member, choice.ticket))).toMatchObject({
      code: 'sign_in_locked',
    })
  })

  it('[I105] is not made by a password that was changed while it was compared', async () => {
    const member = await createMember()
    const { call, choice } = await choose()
    const other = await given.hashOf('Somebody-else-3')
    whileComparing(given.passwords, () =>
      db.transaction((tx) => members.setPassword(tx, member.id, other, false)),
    )
    expect(await social.link(call, linkOf(member, choice.ticket))).toMatchObject({
      code: 'wrong_credentials',
    })
    expect(await sessions.listOf('member', member.id)).toEqual([])
  })

  it('[I84] cannot be made twice, on either side', async () => {
    const [one, other] = [await createMember(), await createMember()]
    const first = await choose()
    await social.link(first.call, linkOf(one, first.choice.ticket))
    const second = await choose()
    expect(await social.link(second.call, linkOf(one, second.choice.ticket))).toMatchObject({
      code: 'already_linked',
    })
    // The refused one can still be used for another account: nothing of the try stayed.
    expect((await social.link(second.call, linkOf(other, second.choice.ticket))).ok).toBe(true)
  })

  it('[I84] cannot be changed or removed, not even in the database', async () => {
    const member = await createMember()
    const { call, choice } = await choose()
    await social.link(call, linkOf(member, choice.ticket))
    const owner = await ownerOf(db)
    await expect(
      owner.sql`delete from identity.social_links where member_id = ${member.id}`,
    ).rejects.toThrow(/append-only/)
    await expect(
      owner.sql`update identity.social_links set subject = 'x' where member_id = ${member.id}`,
    ).rejects.toThrow(/append-only/)
  })

  it('[I84] two tabs that link at the same moment make one', async () => {
    const members = [await createMember(), await createMember()]
    const { call, choice } = await choose()
    const answers = await Promise.all(
      members.map((member) => social.link(call, linkOf(member, choice.ticket))),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('[I85] a registration takes it along', async () => {
    const member = await createMember()
    const { call, choice, login } = await choose()
    const linked = await db.transaction((tx) =>
      social.linkOnRegister(tx, call, choice.ticket, member),
    )
    expect(linked.ok).toBe(true)
    const again = await arrive(login)
    expect(await social.exchange(again.call, again.ticket)).toMatchObject({
      value: { login: { userInfo: { id: member.id } } },
    })
  })

  it('[I85] a registration in another browser takes nothing along', async () => {
    const member = await createMember()
    const { choice } = await choose()
    const linked = await db.transaction((tx) =>
      social.linkOnRegister(tx, caller(), choice.ticket, member),
    )
    expect(linked).toMatchObject({ code: 'ticket_expired' })
  })

  it('[I80] a locked account stays outside', async () => {
    const member = await createMember()
    const { call, choice, login } = await choose()
    await social.link(call, linkOf(member, choice.ticket))
    await db.sql`update identity.members set state = 'locked' where id = ${member.id}`
    const again = await arrive(login)
    expect(await social.exchange(again.call, again.ticket)).toMatchObject({ code: 'member_locked' })
  })
})

describe('the setting', () => {
  const good = {
    id: 'real',
    name: 'Real',
    issuer: 'https://id.example',
    clientId: 'a',
    clientSecret: 'b',
  }
  it.each([
    ['', []],
    [JSON.stringify([good]), [good]],
  ])('[I86] %s names its providers', (text, providers) => {
    expect(readProviders(text)).toEqual(providers)
  })

  it.each(['{', '[{}]', JSON.stringify([good, good]), JSON.stringify([{ ...good, more: 1 }])])(
    '[I86] %s is refused, without its secrets in the sentence',
    (text) => {
      expect(() => readProviders(text)).toThrow(/SOCIAL_PROVIDERS/)
    },
  )
})

describe('the ticket', () => {
  it('[I81] is not readable in the database', async () => {
    const { ticket } = await arrive()
    const rows = await db.sql<{ text: string }>`select t::text as text from identity.tickets t`
    expect(rows.some(({ text }) => text.includes(ticket))).toBe(false)
  })
})
