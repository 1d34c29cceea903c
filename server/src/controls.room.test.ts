import { describe, expect, it } from 'vitest'
import { decideApproval } from '@baize/contract/system/approvals'
import { agentsDocument } from '@baize/contract/agents/agents-settings'
import { cashierDocument } from '@baize/contract/cashier/cashier-settings'
import { securityDocument } from '@baize/contract/identity/identity-settings'
import type { AnyDocument, ContentOf } from '@baize/contract/document'
import type { OperatorRole } from '@baize/contract/roles'
import {
  brandDocument,
  policyDocument,
  regionsDocument,
  statusDocument,
} from '@baize/contract/system/system-settings'
import { testApp } from '../testing/app.ts'

const { server, tokenFor, db } = await testApp()

type Answer = {
  code: string
  value: { approvalId?: string | null; live: { version: number; content: object } }
}

async function send(role: OperatorRole, method: 'GET' | 'POST', url: string, payload?: object) {
  const authorization = `Bearer ${await tokenFor(role)}`
  const answer = await server.inject({
    method,
    url,
    headers: { authorization },
    ...(payload && { payload }),
  })
  return answer.json<Answer>()
}

const liveOf = async ({ calls }: AnyDocument) =>
  (await send('auditor', 'GET', calls.get.path)).value.live

/** Publishes the live content with some settings changed, as one person would alone. */
async function change<Document extends AnyDocument>(
  role: OperatorRole,
  document: Document,
  settings: Partial<ContentOf<Document>>,
) {
  const { version, content } = await liveOf(document)
  const payload = {
    baseVersion: version,
    content: { ...content, ...settings },
    reason: 'An attack',
  }
  return await send(role, 'POST', document.calls.publish.path, payload)
}

const decide = (role: OperatorRole, id: string) =>
  send(role, 'POST', decideApproval.path.replace(':id', id), { approve: true, reason: 'Seen' })

async function alertsOf(subject: string | null | undefined): Promise<string[]> {
  const found = await db.sql<{ kind: string }>`
    select kind from system.alerts where subject = ${subject ?? ''}`
  return found.map(({ kind }) => kind)
}

describe('nobody loosens a control alone', () => {
  const documents: Readonly<Record<string, AnyDocument>> = {
    policy: policyDocument,
    brand: brandDocument,
    cashier: cashierDocument,
    agents: agentsDocument,
    security: securityDocument,
    status: statusDocument,
    regions: regionsDocument,
  }
  /** Lower than what is live, so that the one that is raised is seen beside what is lowered. */
  const lowRates = { dividend: 1, daily: 1, hourly: 1, realtime: 1 }
  const rule = (match: string, values: string[], action = 'block') => {
    return { id: match, match, values, action, note: '' }
  }

  it.each<[OperatorRole, string, object]>([
    ['admin', 'policy', { secondPersonAbove: { PHP: '9999999999999999' } }],
    ['admin', 'policy', { secondPersonAbovePerDay: { PHP: '9999999999999999' } }],
    ['admin', 'policy', { statusNeedsSecondPerson: false }],
    ['admin', 'policy', { operatorIdleMinutes: 480 }],
    ['admin', 'policy', { operatorAbsoluteHours: 72 }],
    ['admin', 'policy', { memberAbsoluteHours: 720 }],
    ['admin', 'brand', { currency: 'USD' }],
    ['content', 'brand', { zone: 'Europe/Lisbon' }],
    ['finance', 'cashier', { paymentTries: 20 }],
    ['finance', 'cashier', { withdrawMax: {} }],
    ['finance', 'cashier', { withdrawMax: { PHP: '9999999999999999' } }],
    ['finance', 'cashier', { withdrawPerDay: { PHP: '9999999999999999' } }],
    ['finance', 'cashier', { withdrawTimesPerDay: 100 }],
    ['finance', 'cashier', { uplinePerDay: {} }],
    ['finance', 'cashier', { confirmMinutes: 15 }],
    ['finance', 'cashier', { mostPayees: 50 }],
    ['finance', 'cashier', { newAccountDays: 0 }],
    ['finance', 'cashier', { unusualTimes: 1000 }],
    ['finance', 'cashier', { targetMinutes: 1440 }],
    ['admin', 'agents', { topRate: 10_000 }],
    ['admin', 'agents', { accountsPerDay: 10_000 }],
    ['admin', 'agents', { highestRates: { ...lowRates, daily: 10_000 } }],
    ['admin', 'agents', { highestRates: { ...lowRates, dividend: 5_001 } }],
    ['risk', 'security', { twoStepOnNewNetwork: false }],
    ['risk', 'security', { lockAfterFailures: 100 }],
    ['risk', 'status', { mode: 1 }],
    ['risk', 'regions', { rules: [rule('else', [])] }],
    ['risk', 'regions', { rules: [rule('country', ['VA'], 'allow'), rule('else', [])] }],
    ['risk', 'regions', { rules: [rule('range', ['0.0.0.0/1', '128.0.0.0/1', '::/0'])] }],
  ])('[S18] [AG151] %s sets in %s %o: it waits or is refused', async (role, name, settings) => {
    const document = documents[name] ?? policyDocument
    const before = await liveOf(document)
    const asked = await change(role, document, settings)
    expect(asked.code !== '' || typeof asked.value.approvalId === 'string').toBe(true)
    expect(await liveOf(document)).toEqual(before)
    // The one who asked cannot agree, by whatever session; who writes what the site says decides nothing at all.
    if (asked.code !== '') return
    expect(await alertsOf(asked.value.approvalId)).toEqual(['control.asked'])
    const own = await decide(role, asked.value.approvalId ?? '')
    expect(own.code).toBe(role === 'content' ? 'not_allowed' : 'same_person')
  })

  it('[S18] the list of addresses of the console is not opened by who is inside it', async () => {
    const inside = { consoleRanges: ['127.0.0.0/8'] }
    expect(await change('admin', policyDocument, inside)).toMatchObject({
      code: '',
      value: { approvalId: null },
    })
    const opened = await change('admin', policyDocument, { consoleRanges: [] })
    expect(opened.value.approvalId).toMatch(/^apr_/)
    const wider = await change('admin', policyDocument, {
      consoleRanges: ['127.0.0.0/8', '0.0.0.0/0'],
    })
    expect(wider.value.approvalId).toMatch(/^apr_/)
    expect((await liveOf(policyDocument)).content).toMatchObject(inside)
  })

  it('[S18] tightening needs nobody', async () => {
    const tight = { operatorIdleMinutes: 5, secondPersonAbove: { PHP: '1' } }
    expect(await change('admin', policyDocument, tight)).toMatchObject({
      code: '',
      value: { approvalId: null },
    })
    expect(
      await change('admin', agentsDocument, { offerDays: 90, topRate: 10, highestRates: lowRates }),
    ).toMatchObject({ code: '', value: { approvalId: null } })
    const few = { rules: [rule('country', ['PH', 'JP']), rule('range', ['192.0.2.0/24'])] }
    expect(await change('risk', regionsDocument, few as ContentOf<typeof regionsDocument>)).toEqual(
      expect.objectContaining({ code: '', value: expect.objectContaining({ approvalId: null }) }),
    )
  })

  it('[S18] finance does not decide what only admins write', async () => {
    const asked = await change('admin', policyDocument, { operatorIdleMinutes: 60 })
    expect((await decide('finance', asked.value.approvalId ?? '')).code).toBe('not_allowed')
    expect((await decide('risk', asked.value.approvalId ?? '')).code).toBe('not_allowed')
  })
})
