import type { PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { openWire } from './wire.ts'

type Piece = { readonly text: string; answer(): void; fail(error: Error): void }

/** A connection that answers when it is told to, and notes in which pieces the statements left. */
function fakeClient() {
  const sent: Piece[] = []
  const pieces: string[][] = []
  let held: string[] = []
  const query = (asked: string | { text: string }) => {
    const text = typeof asked === 'string' ? asked : asked.text
    held.push(text)
    return new Promise((resolve, reject) => {
      sent.push({ text, answer: () => resolve({ command: text }), fail: reject })
    })
  }
  const uncork = () => {
    pieces.push(held)
    held = []
  }
  const client = { query, connection: { stream: { cork() {}, uncork } } }
  return { client: client as unknown as PoolClient, sent, pieces }
}

const rest = () => new Promise((resolve) => setImmediate(resolve))

test('[DB24] the begin of a transaction travels with what only reads', async () => {
  const { client, sent, pieces } = fakeClient()
  const send = openWire(client, 'begin')
  const answers = [send({ text: ' select 1' }), send({ text: 'select 2' })]
  await rest()
  expect(pieces).toEqual([['begin', ' select 1', 'select 2']])
  for (const { answer } of sent) answer()
  expect(await Promise.all(answers)).toEqual([{ command: ' select 1' }, { command: 'select 2' }])
})

test('[DB24] whatever changes something waits until the transaction has begun, and so does all behind it', async () => {
  const { client, sent, pieces } = fakeClient()
  const send = openWire(client, 'begin')
  for (const text of ['select 1', 'insert', 'select 2']) void send({ text })
  void send('commit')
  await rest()
  expect(pieces).toEqual([['begin', 'select 1']])
  sent[0]?.answer()
  await rest()
  expect(pieces).toEqual([
    ['begin', 'select 1'],
    ['insert', 'select 2', 'commit'],
  ])
})

test('[DB24] nothing that changes anything is sent when a transaction did not begin', async () => {
  const { client, sent, pieces } = fakeClient()
  const send = openWire(client, 'begin')
  const answers = [send({ text: 'insert' }), send('commit')]
  await rest()
  sent[0]?.fail(new Error('no'))
  for (const answer of answers) await expect(answer).rejects.toThrow('no')
  expect(pieces).toEqual([['begin']])
})

test('[DB23] what is sent at one moment leaves in one piece', async () => {
  const { client, sent, pieces } = fakeClient()
  const send = openWire(client, 'begin')
  await rest()
  sent[0]?.answer()
  await rest()
  void send({ text: 'insert 1' })
  await Promise.resolve()
  void send({ text: 'insert 2' })
  void send('commit')
  await rest()
  expect(pieces).toEqual([['begin'], ['insert 1', 'insert 2', 'commit']])
})
