import { refuse, type Refusal } from '@baize/kernel/result'

export type FullRefusal =
  | 'limit_of_issue'
  | 'limit_of_play'
  | 'limit_of_number'
  | 'limit_of_member'
  | 'version_gone'

const words: Readonly<Record<string, FullRefusal>> = {
  issue: 'limit_of_issue',
  play: 'limit_of_play',
  number: 'limit_of_number',
  member: 'limit_of_member',
}

/** Which limit a stake would go over, in the words of tickets; prices with other limits came meanwhile where it is none. */
export function refuseFull({ params = {} }: Refusal<string>): Refusal<FullRefusal> {
  const { of = '', ...rest } = params
  const word = typeof of === 'string' ? words[of] : undefined
  return word === undefined ? refuse('version_gone') : refuse(word, rest)
}
