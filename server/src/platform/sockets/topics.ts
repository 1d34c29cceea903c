import type { Actor } from '../sessions.ts'

/** Whether this person may hear a topic; `rest` is what stands after the colon. */
export type TopicRule = (actor: Actor, rest: string) => boolean

export type Topics = {
  /** Adds a topic: `draw` with its rule decides about `draw` and `draw:…`. */
  add(name: string, rule: TopicRule): void
  mayHear(actor: Actor, topic: string): boolean
}

export function createTopics(): Topics {
  const rules = new Map<string, TopicRule>([
    ['member', ({ kind, id }, rest) => kind === 'member' && rest === id],
    ['members', ({ kind }, rest) => kind === 'member' && rest === ''],
    ['operators', ({ kind }, rest) => kind === 'operator' && rest === ''],
  ])
  return {
    add(name, rule) {
      if (rules.has(name)) throw new Error(`Two topics are called ${name}`)
      rules.set(name, rule)
    },
    mayHear(actor, topic) {
      const [, name = '', rest = ''] = /^([a-z]{1,30})(?::(.{1,100}))?$/.exec(topic) ?? []
      return rules.get(name)?.(actor, rest) ?? false
    },
  }
}
