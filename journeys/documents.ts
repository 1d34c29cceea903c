import { expect } from '@playwright/test'

/** Calls of one operator, beside the pages of the members. */
export type Desk = { call<Value>(method: string, path: string, body?: unknown): Promise<Value> }

type Live<Content> = { readonly live: { readonly version: number; readonly content: Content } }

/**
 * Changes what operators set, live at once; nothing is published where nothing changes. A change that loosens a control
 * waits for the second one to agree.
 */
export async function publish<Content>(
  desk: Desk,
  name: 'registration' | 'whitelabel' | 'security' | 'cashier' | 'referral',
  alter: (content: Content) => Content,
  second?: Desk,
): Promise<void> {
  const path = `/ops/api/documents/${name}`
  await expect(async () => {
    const { live } = await desk.call<Live<Content>>('GET', path)
    const content = alter(live.content)
    if (JSON.stringify(content) === JSON.stringify(live.content)) return
    const change = { baseVersion: live.version, content, reason: 'For a journey' }
    type Published = { readonly approvalId: string | null }
    const { approvalId } = await desk.call<Published>('POST', `${path}/publish`, change)
    if (approvalId === null) return
    if (second === undefined) throw new Error(`What was set of ${name} waits for somebody else.`)
    const yes = { approve: true, reason: 'For a journey' }
    await second.call('POST', `/ops/api/approvals/${approvalId}`, yes)
  }).toPass({ timeout: 10_000 })
}

type Node = {
  readonly modId: string
  readonly enabled: string
  readonly childrenNodes: readonly Node[]
}

/** Switches one module of the site. */
export async function switchModule(desk: Desk, modId: string, on: boolean): Promise<void> {
  const alter = (nodes: readonly Node[]): readonly Node[] =>
    nodes.map((node) => ({
      ...node,
      enabled: node.modId === modId ? (on ? '1' : '0') : node.enabled,
      childrenNodes: alter(node.childrenNodes),
    }))
  await publish<{ tree: readonly Node[] }>(desk, 'whitelabel', (content) => ({
    ...content,
    tree: alter(content.tree),
  }))
}
