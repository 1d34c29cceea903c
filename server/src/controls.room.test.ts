import { describe, expect, it } from 'vitest'
import { decideApproval } from '@baize/contract/system/approvals'
import { cashierDocument } from '@baize/contract/cashier/cashier-settings'
import { securityDocument } from '@baize/contract/identity/identity-settings'
import type { AnyDocument, ContentOf } from '@baize/contract/document'
import type { OperatorRole } from '@baize/contract/roles'
import {
  brandDocument,
  policyDocument,
  statusDocument,
} from '@baize/contract/system/system-settings'
import { testApp } from '../testing/app.ts'

const { server, tokenFor } = await testApp()

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

describe('nobody loosens a control alone', () => {
  const documents: Readonly<Record<string, AnyDocument>> = {
    policy: policyDocument,
    brand: brandDocument,
    cashier: cashierDocument,
    security: securityDocument,
    status: statusDocument,
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
    ['risk', 'security', { twoStepOnNewNetwork: false }],
    ['risk', 'security', { lockAfterFailures: 100 }],
    ['risk', 'status', { mode: 1 }],
  ])('[S18] %s sets in %s %o: it waits or is refused', async (role, name, settings) => {
    const document = documents[name] ?? policyDocument
    const before = await liveOf(document)
    const asked = await change(role, document, settings)
    expect(asked.code !== '' || typeof asked.value.approvalId === 'string').toBe(true)
    expect(await liveOf(document)).toEqual(before)
    // The one who asked cannot agree, by whatever session; who writes what the site says decides nothing at all.
    if (asked.code !== '') return
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
  })

  it('[S18] finance does not decide what only admins write', async () => {
    const asked = await change('admin', policyDocument, { operatorIdleMinutes: 60 })
    expect((await decide('finance', asked.value.approvalId ?? '')).code).toBe('not_allowed')
    expect((await decide('risk', asked.value.approvalId ?? '')).code).toBe('not_allowed')
  })
})
