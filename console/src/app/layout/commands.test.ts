import { describe, expect, it } from 'vitest'
import { findCommands } from './commands.ts'

const commands = ['Dashboard', 'Regras de inscrição', 'Audit log', 'Log of audits'].map(
  (label, id) => ({ id: String(id), label }),
)
const found = (text: string) => findCommands(commands, text).map(({ label }) => label)

describe('findCommands', () => {
  it('gives all in their order when nothing is typed', () => {
    expect(found('  ')).toEqual(commands.map(({ label }) => label))
  })
  it('needs every word, in any order and case', () => {
    expect(found('log AUDIT')).toEqual(['Audit log', 'Log of audits'])
    expect(found('log dash')).toEqual([])
  })
  it('puts what begins with the text first', () => {
    expect(found('log')).toEqual(['Log of audits', 'Audit log'])
  })
  it('finds by words that a label does not say, after those that say them', () => {
    const place = { id: 'controls', label: 'Controls', finds: 'policy session' }
    const others = [place, { id: 'sessions', label: 'Sessions' }]
    expect(findCommands(others, 'session').map(({ id }) => id)).toEqual(['sessions', 'controls'])
    expect(findCommands(others, 'session control').map(({ id }) => id)).toEqual(['controls'])
  })
  it('finds accented letters by plain ones', () => {
    expect(found('inscricao')).toEqual(['Regras de inscrição'])
  })
})
