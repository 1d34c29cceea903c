import { describe, expect, it } from 'vitest'
import { findPlay } from '@baize/games/lottery/lottery'
import { readTyped } from './read-typed.ts'

const play = (id: string) => {
  const found = findPlay(id)
  if (found === undefined) throw new Error(`${id} is no play`)
  return found
}
const faultsOf = async (id: string, form: 'rows' | 'lines', text: string) =>
  (await readTyped(play(id), form, text))?.faults.map(({ line, code, symbol }) => [
    line,
    code,
    symbol,
  ])

describe('what was typed', () => {
  it('[W31] reads numbers apart by spaces, commas and lines', async () => {
    const two = await readTyped(play('vnn-lo2'), 'rows', '03 07, 11\n68;79')
    expect(two).toMatchObject({ faults: [], count: 5, rows: [['03', '07', '11', '68', '79']] })
    const three = await readTyped(play('ssc-last3-direct'), 'lines', '123 456\n789')
    expect(three?.lines).toBe('=123;456;789')
    const eleven = await readTyped(play('11x5-front2-direct'), 'lines', '01 02\n03 04')
    expect(eleven?.lines).toBe('=01 02;03 04')
    const rows = await readTyped(play('ssc-five-direct'), 'rows', '37 048 16 29 58')
    expect(rows?.rows).toEqual([
      ['3', '7'],
      ['0', '4', '8'],
      ['1', '6'],
      ['2', '9'],
      ['5', '8'],
    ])
    const some = await readTyped(play('ssc-position'), 'rows', '- - 12 - 5')
    expect(some?.rows).toEqual([[], [], ['1', '2'], [], ['5']])
  })

  it('[W31] tells once what is wrong of a line in one way', async () => {
    const read = await readTyped(play('ssc-last3-direct'), 'lines', '0 0 1 12x 12x\n123')
    expect(read?.faults.map(({ line, code }) => [line, code])).toEqual([
      [1, 'ticket_line_length'],
      [1, 'ticket_symbol'],
    ])
    expect(read?.faultCount).toBe(2)
  })

  it('[W31] tells each line that is wrong and why, and repairs none', async () => {
    const text = '123\n12\n1234\n45x\n１２３\n123\n1/2/3'
    expect(await faultsOf('ssc-last3-direct', 'lines', text)).toEqual([
      [2, 'ticket_line_length', '12'],
      [3, 'ticket_line_length', '1234'],
      [4, 'ticket_symbol', '45x'],
      [5, 'wide_digits', '１２３'],
      [6, 'ticket_line_twice', '123'],
      [7, 'separator', '/'],
    ])
    expect(await faultsOf('ssc-last3-group3', 'lines', '112\n121\n123')).toEqual([
      [2, 'ticket_line_twice', '121'],
      [3, 'ticket_line_kind', '123'],
    ])
    expect(await faultsOf('vnn-lo2', 'rows', '03-07\n11、68\n100')).toEqual([
      [1, 'separator', '-'],
      [2, 'separator', '、'],
      [3, 'ticket_symbol', '100'],
    ])
    expect(await faultsOf('vnn-lo2', 'rows', '03 7\n03')).toEqual([
      [1, 'ticket_symbol', '7'],
      [2, 'ticket_twice', '03'],
    ])
    expect(await faultsOf('ssc-five-direct', 'rows', '1 2 3 44 5 6')).toEqual([
      [1, 'ticket_twice', '44'],
      [1, 'ticket_rows', '5'],
    ])
  })

  it('[W31] tells each sign that parts nothing, with its place; a comma at the end of a line parts two lines', async () => {
    const signs = async (id: string, form: 'rows' | 'lines', text: string) =>
      (await readTyped(play(id), form, text))?.faults.map(
        ({ line, code, symbol, place }) => `${code} ${symbol} ${line} ${place}`,
      )
    expect(await signs('vnn-lo2', 'rows', '03,,07\n11,')).toEqual([
      'ticket_sign , 1 4',
      'ticket_sign , 2 3',
    ])
    expect(await signs('vnn-lo2', 'rows', ',03 ; ;07')).toEqual([
      'ticket_sign , 1 1',
      'ticket_sign ; 1 7',
    ])
    expect(await signs('ssc-last3-direct', 'lines', '123\n,;456')).toEqual(['ticket_sign ; 2 2'])
    expect(await signs('ssc-position', 'rows', '1 2||3|-|-|-')).toEqual(['ticket_sign | 1 5'])
    expect(await signs('11x5-front2-direct', 'lines', '01 02;;03 04')).toEqual([
      'ticket_sign ; 1 7',
    ])
    expect(await signs('vnn-lo2', 'rows', '03,\n 07 ;\n\n11\n')).toEqual([])
  })

  it('[W31] reads the words of a ticket as the server does, and refuses what the server refuses', async () => {
    const read = await readTyped(play('ssc-last3-direct'), 'lines', '=123;007')
    expect(read).toMatchObject({ faults: [], lines: '=123;007' })
    for (const [text, fault] of [
      ['= 123', [1, 'ticket_symbol', '=']],
      ['==123', [1, 'ticket_symbol', '=123']],
      ['+123', [1, 'ticket_symbol', '+123']],
      ['123;;007', [1, 'ticket_sign', ';']],
    ] as const) {
      expect((await faultsOf('ssc-last3-direct', 'lines', text))?.[0]).toEqual(fault)
      expect(play('ssc-last3-direct').read(`=${text.replace(/^=/u, '')}`).ok).toBe(false)
    }
  })

  it('[W31] reads ten thousand lines in pieces, and no more of them', async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => String(index).padStart(5, '0')).join('\n')
    let turns = 0
    const timer = setInterval(() => (turns += 1), 0)
    const read = await readTyped(play('ssc-five-direct'), 'lines', lines(10_000))
    clearInterval(timer)
    expect(read).toMatchObject({ count: 10_000, faultCount: 0 })
    expect(play('ssc-five-direct').read(read?.lines ?? '')).toMatchObject({
      ok: true,
      value: { bets: 10_000 },
    })
    expect(turns).toBeGreaterThan(5)
    const over = await readTyped(play('ssc-five-direct'), 'lines', lines(10_001))
    expect(over?.faults[0]?.code).toBe('ticket_too_many_lines')
  })

  it.each([
    ['lines', 'ssc-five-direct', '12345'],
    ['rows', 'lhc-special-number', '07'],
  ] as const)(
    '[W31] of nine thousand %s that are the same looks at the signs of a play no oftener than of ten',
    async (form, id, typed) => {
      const looksOf = async (count: number) => {
        let looks = 0
        const own = play(id)
        const counted = (symbols: readonly string[]) =>
          new Proxy([...symbols], {
            get(list, name) {
              if (name === Symbol.iterator || name === 'every') looks += 1
              return Reflect.get(list, name) as unknown
            },
          })
        const { lines, rows = [] } = own.shape
        const shape = {
          ...own.shape,
          ...(lines && { lines: { ...lines, symbols: counted(lines.symbols) } }),
          rows: rows.map((row) =>
            'digits' in row.symbols ? row : { ...row, symbols: counted(row.symbols) },
          ),
        }
        const text = Array.from({ length: count }, () => typed).join(form === 'lines' ? '\n' : ' ')
        const read = await readTyped({ ...own, shape }, form, text)
        expect(read?.faultCount).toBe(form === 'lines' ? count - 1 : 1)
        return looks
      }
      const few = await looksOf(10)
      expect(few).toBeGreaterThan(0)
      expect(await looksOf(9_000)).toBe(few)
    },
  )

  it('[W31] gives up for a newer text', async () => {
    const text = Array.from({ length: 2_000 }, (_, at) => String(at).padStart(5, '0')).join(' ')
    let asked = 0
    const read = await readTyped(play('ssc-five-direct'), 'lines', text, () => (asked += 1) > 2)
    expect(read).toBeUndefined()
    expect(asked).toBe(3)
  })
})
