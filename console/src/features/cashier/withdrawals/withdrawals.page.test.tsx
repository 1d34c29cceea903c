import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  document as asDocument,
  refusal,
  renderPage,
  type Answers,
} from '../../../testing/render-page.tsx'
import { cashier, withdrawal, withdrawalDetail, withdrawalPage } from '../testing.ts'
import { WithdrawalsPage } from './withdrawals-page.tsx'

const list = 'GET /ops/api/cashier/withdrawals'
const marlon = withdrawal('marlon', {
  signals: [
    { kind: 'new_account', detail: '2026-11-14T00:00:00.000Z' },
    { kind: 'same_ip', detail: 'renz88, teresa' },
  ],
})
const jessa = withdrawal('jessa', { amount: '12500000', needsSecond: true, version: 4 })
const at = '/withdrawals'
const server = (more: Answers = {}): Answers => ({
  [list]: withdrawalPage([marlon, jessa]),
  'GET /ops/api/cashier/withdrawals/marlon': withdrawalDetail(marlon),
  'GET /ops/api/cashier/withdrawals/jessa': withdrawalDetail(jessa),
  'GET /ops/api/documents/brand': asDocument({ currency: 'PHP' }),
  'GET /ops/api/documents/cashier': asDocument(cashier),
  ...more,
})
const rowOf = (name: string) =>
  waitFor(() => {
    const row = screen
      .getAllByText(name)
      .map((one) => one.closest('tr'))
      .find(Boolean)
    if (!row) throw new Error(`${name} has no row yet`)
    return row
  })
async function giveReason(button: RegExp | string, reason = 'Looked at it') {
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText('Reason')
  await userEvent.clear(field)
  await userEvent.type(field, reason)
  await userEvent.click(dialog.getByRole('button', { name: button }))
}

describe('the withdrawal queue', () => {
  it('shows age with its word, the amount, where it goes, signals and who has it', async () => {
    const late = withdrawal('renz', {
      since: new Date(Date.now() - 72 * 60_000).toISOString(),
      assignee: 'Carla V.',
    })
    renderPage(WithdrawalsPage, server({ [list]: withdrawalPage([late, marlon]) }), { path: at })
    const row = await rowOf('renz')
    expect(row.textContent).toContain('1 hr 12 min')
    await waitFor(() => expect(row.textContent).toContain('Over 60'))
    expect(row.textContent).toContain('Carla V.')
    expect(row.textContent).toContain('•••• 7719')
    const second = await rowOf('marlon')
    expect(second.textContent).toContain('In time')
    expect(second.textContent).toContain('New account')
    expect(second.textContent).toContain('+1')
    expect(second.textContent).toContain('Nobody')
    expect(screen.getByRole('tab', { name: /To pay/ }).textContent).toContain('7')
    expect(screen.getAllByText(/17,000.00/).length).toBeGreaterThan(0)
  })

  it('is walked by J and K, opened by Enter, and a record explains its signals', async () => {
    renderPage(WithdrawalsPage, server(), { path: at })
    const first = await rowOf('marlon')
    await userEvent.keyboard('j')
    expect(document.activeElement).toBe(first)
    await userEvent.keyboard('j')
    expect(document.activeElement).toBe(await rowOf('jessa'))
    await userEvent.keyboard('k{Enter}')
    const record = within(await screen.findByRole('complementary'))
    expect(await record.findByText('2 signals to look at')).toBeTruthy()
    expect(record.getByText('renz88, teresa')).toBeTruthy()
    expect(record.getByText('•••• 7719')).toBeTruthy()
    expect(record.getByText(/18,204.10/)).toBeTruthy()
  })

  it('tells of a signal when it came after the request', async () => {
    const createdAt = '2026-11-17T04:42:53.000Z'
    const changed = withdrawal('jessa', {
      createdAt,
      signals: [
        { kind: 'contact_changed', detail: '2026-11-17T04:44:33.000Z' },
        { kind: 'password_changed', detail: '2026-11-16T04:44:33.000Z' },
      ],
    })
    const path = `${at}?open=jessa`
    const detail = { 'GET /ops/api/cashier/withdrawals/jessa': withdrawalDetail(changed) }
    renderPage(WithdrawalsPage, server(detail), { path })
    const record = within(await screen.findByRole('complementary'))
    const line = async (text: string) => (await record.findByText(text)).closest('li')?.textContent
    expect(await line('Phone or e-mail changed')).toMatch(/17 Nov, .*after the request/)
    expect(await line('Password changed')).not.toContain('after')
  })

  it('shows the whole number of an account to who has it in hand, and only when asked', async () => {
    const sent = renderPage(
      WithdrawalsPage,
      server({
        'POST /ops/api/cashier/withdrawals/marlon/assign': { withdrawal: marlon },
        'POST /ops/api/cashier/withdrawals/marlon/reveal': { number: '003488127719' },
      }),
      { path: `${at}?open=marlon`, roles: ['finance'] },
    )
    const record = within(await screen.findByRole('complementary'))
    await userEvent.click(await record.findByRole('button', { name: 'Show the whole number' }))
    expect(await record.findByText('003488127719')).toBeTruthy()
    expect(sent.map(({ call }) => call)).toEqual([
      'POST /ops/api/cashier/withdrawals/marlon/assign',
      'POST /ops/api/cashier/withdrawals/marlon/reveal',
    ])
  })

  it('shows risk no way to the whole number', async () => {
    renderPage(WithdrawalsPage, server(), { path: `${at}?open=marlon`, roles: ['risk'] })
    const record = within(await screen.findByRole('complementary'))
    expect(await record.findByText('•••• 7719')).toBeTruthy()
    expect(record.queryByRole('button', { name: 'Show the whole number' })).toBeNull()
  })

  it('approves by A with a reason, says so, and goes on to the next', async () => {
    let rows = [marlon, jessa]
    const sent = renderPage(
      WithdrawalsPage,
      server({
        [list]: () => withdrawalPage(rows),
        'POST /ops/api/cashier/withdrawals/marlon/approve': () => {
          rows = [jessa]
          return { withdrawal: { ...marlon, state: 'approved' }, approval: null }
        },
      }),
      { path: `${at}?open=marlon`, roles: ['finance'] },
    )
    await rowOf('marlon')
    await userEvent.keyboard('a')
    await giveReason('Approve', 'All fine')
    expect(await screen.findByText(/marlon: PHP.8,500.00 approved/)).toBeTruthy()
    expect(sent).toEqual([
      {
        call: 'POST /ops/api/cashier/withdrawals/marlon/approve',
        body: { version: 1, reason: 'All fine' },
      },
    ])
    await waitFor(() => expect(location.search).toContain('open=jessa'))
  })

  it('rejects by R with a note for the member beside the reason', async () => {
    const sent = renderPage(
      WithdrawalsPage,
      server({
        'POST /ops/api/cashier/withdrawals/marlon/reject': {
          withdrawal: { ...marlon, state: 'rejected' },
        },
      }),
      { path: `${at}?open=marlon` },
    )
    await rowOf('marlon')
    await userEvent.keyboard('r')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/goes back to marlon at once, to the cent/)).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Note for the member'), 'Use your own account')
    await giveReason('Reject', 'Holder differs')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({
      version: 1,
      note: 'Use your own account',
      reason: 'Holder differs',
    })
  })

  it('asks which row is meant when none is chosen, and sends nothing', async () => {
    const sent = renderPage(WithdrawalsPage, server(), { path: at })
    await rowOf('marlon')
    await userEvent.keyboard('a')
    expect(await screen.findByText('Choose a row first.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([])
  })

  it.each(['changed_meanwhile', 'already_decided'])(
    'tells who was faster when it is refused with %s, and shows how the row stands now',
    async (code) => {
      let isDecided = false
      const decided = { ...marlon, state: 'approved' as const, version: 2 }
      renderPage(
        WithdrawalsPage,
        server({
          [list]: () => withdrawalPage(isDecided ? [jessa] : [marlon, jessa]),
          'GET /ops/api/cashier/withdrawals/marlon': () =>
            isDecided
              ? {
                  ...withdrawalDetail(decided),
                  history: [
                    {
                      state: 'approved',
                      at: '2026-11-15T06:31:00.000Z',
                      by: 'Carla V.',
                      note: 'Ok',
                    },
                    { state: 'requested', at: '2026-11-15T06:00:00.000Z', by: '', note: '' },
                  ],
                }
              : withdrawalDetail(marlon),
          'POST /ops/api/cashier/withdrawals/marlon/approve': () => {
            isDecided = true
            return refusal(code)
          },
        }),
        { path: `${at}?open=marlon` },
      )
      await rowOf('marlon')
      await userEvent.keyboard('a')
      await giveReason('Approve')
      const told = await screen.findByRole('alert')
      expect(told.textContent).toContain('Approved')
      expect(told.textContent).toContain('Carla V.')
      expect(screen.getByText(/Your decision was not carried out/)).toBeTruthy()
      await userEvent.click(screen.getByRole('button', { name: 'Understood' }))
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(screen.getByRole('table').textContent).not.toContain('marlon')
    },
  )

  it('shows what goes back before a part is marked as paid, and needs the reference', async () => {
    const fed = withdrawal('nico', { state: 'approved', amount: '100000', fee: '1500' })
    const sent = renderPage(
      WithdrawalsPage,
      server({
        [list]: withdrawalPage([fed]),
        'GET /ops/api/cashier/withdrawals/nico': withdrawalDetail(fed),
        'POST /ops/api/cashier/withdrawals/nico/disburse': {
          withdrawal: { ...fed, state: 'disbursed' },
        },
      }),
      { path: `${at}?lane=pay&open=nico` },
    )
    await rowOf('nico')
    await userEvent.keyboard('p')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Give the reference of the bank.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('radio', { name: 'A part' }))
    await userEvent.type(dialog.getByLabelText('Paid to the member'), '600')
    expect(dialog.getByText(/390.87/)).toBeTruthy()
    await userEvent.type(dialog.getByLabelText('Reference of the bank'), 'IB 7720')
    await giveReason(/^Paid PHP.600.00$/, 'Half now')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({
      version: 1,
      amount: '60000',
      reference: 'IB 7720',
      reason: 'Half now',
    })
  })

  it('settles a dispute only once it is said how, in plain words', async () => {
    const open = withdrawal('bong', {
      state: 'not_received',
      dispute: 'open',
      disbursed: '85000',
      received: '0',
      remaining: '85000',
    })
    const sent = renderPage(
      WithdrawalsPage,
      server({
        [list]: withdrawalPage([open]),
        'GET /ops/api/cashier/withdrawals/bong': withdrawalDetail(open),
        'POST /ops/api/cashier/withdrawals/bong/dispute': { withdrawal: open, approval: null },
      }),
      { path: `${at}?lane=dispute&open=bong` },
    )
    await rowOf('bong')
    await userEvent.keyboard('s')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Choose how it ends.')).toBeTruthy()
    await userEvent.click(dialog.getByRole('radio', { name: /Decide that it arrived/ }))
    expect(dialog.getByText(/cannot be undone/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('radio', { name: /Give it back/ }))
    await giveReason('Give it back')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ as: 'returned', version: 1 })
  })

  it('lets the second person agree from the queue, and not the one who asked', async () => {
    const asked = { ...jessa, state: 'reviewing' as const, approval: 'apr_1' }
    const request = {
      id: 'apr_1',
      action: 'withdrawal.approve',
      object: 'jessa',
      content: {},
      requestedBy: 'Paolo G.',
      requestedById: 'opr_paolo',
      requestedAt: new Date().toISOString(),
      reason: 'Turnover checked',
      state: 'waiting',
      decidedBy: '',
      decidedAt: null,
    }
    const answers = server({
      [list]: withdrawalPage([asked]),
      'GET /ops/api/cashier/withdrawals/jessa': withdrawalDetail(asked),
      'GET /ops/api/approvals': [request],
      'POST /ops/api/approvals/apr_1': {},
    })
    const sent = renderPage(WithdrawalsPage, answers, { path: `${at}?open=jessa` })
    expect(await screen.findByText(/Paolo G. asks: “Turnover checked”/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the request' })).toBeTruthy()
    await userEvent.keyboard('a')
    await giveReason('Approve as second')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ body: { approve: true, reason: 'Looked at it' } })
  })

  it('offers no approval to the person who asked for the second one', async () => {
    const asked = { ...jessa, state: 'reviewing' as const, approval: 'apr_1' }
    const request = {
      id: 'apr_1',
      action: 'withdrawal.approve',
      object: 'jessa',
      content: {},
      requestedBy: 'Ada Admin',
      requestedById: 'opr_ada',
      requestedAt: new Date().toISOString(),
      reason: 'Mine',
      state: 'waiting',
      decidedBy: '',
      decidedAt: null,
    }
    renderPage(
      WithdrawalsPage,
      server({
        [list]: withdrawalPage([asked]),
        'GET /ops/api/cashier/withdrawals/jessa': withdrawalDetail(asked),
        'GET /ops/api/approvals': [request],
      }),
      { path: `${at}?open=jessa` },
    )
    expect((await screen.findAllByText(/You asked for this/)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
    await userEvent.keyboard('a')
    expect(await screen.findByText('That cannot be done to this row.')).toBeTruthy()
  })

  it('is taken in hand by M and let go by M again', async () => {
    const sent = renderPage(
      WithdrawalsPage,
      server({
        [list]: withdrawalPage([{ ...marlon, assignee: 'Ada Admin' }, jessa]),
        'POST /ops/api/cashier/withdrawals/marlon/assign': { withdrawal: marlon },
      }),
      { path: `${at}?open=marlon` },
    )
    expect((await rowOf('marlon')).textContent).toContain('You')
    await userEvent.keyboard('m')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toEqual({ take: false })
  })

  it('is only read by those who may not decide', async () => {
    renderPage(WithdrawalsPage, server(), { path: `${at}?open=marlon`, roles: ['support'] })
    expect(await screen.findByText(/Your role looks, others decide/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Take/ })).toBeNull()
  })

  it('that is empty says what comes by itself and where there is work', async () => {
    renderPage(WithdrawalsPage, server({ [list]: withdrawalPage([]) }), { path: at })
    expect(await screen.findByText('Nothing waits for a decision')).toBeTruthy()
    expect(screen.getByText(/7 approved withdrawals still have to be paid/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open “To pay”' })).toBeTruthy()
  })

  it('shows grey rows while it loads', async () => {
    renderPage(WithdrawalsPage, server({ [list]: () => new Promise(() => {}) }), { path: at })
    await waitFor(() => {
      expect(document.querySelectorAll('.table-skeleton').length).toBeGreaterThan(5)
    })
    expect(screen.getByRole('tab', { name: 'To review' })).toBeTruthy()
  })

  it('that cannot be read says why and tries again', async () => {
    let isDown = true
    renderPage(
      WithdrawalsPage,
      server({ [list]: () => (isDown ? refusal('too_many_requests') : withdrawalPage([marlon])) }),
      { path: at },
    )
    const again = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await userEvent.click(again)
    expect(await rowOf('marlon')).toBeTruthy()
  })

  it('leads on to the next record after a decision, and back when there is none', async () => {
    const [one, two, three] = ['one', 'two', 'three'].map((id) => withdrawal(id))
    if (!one || !two || !three) throw new Error('three are needed')
    const rows = [one, two, three]
    const answers = rows.map(({ id }) => [
      [`GET /ops/api/cashier/withdrawals/${id}`, withdrawalDetail(withdrawal(id))],
      [
        `POST /ops/api/cashier/withdrawals/${id}/approve`,
        { withdrawal: withdrawal(id), approval: null },
      ],
    ])
    renderPage(
      WithdrawalsPage,
      server({ [list]: withdrawalPage(rows), ...Object.fromEntries(answers.flat()) }),
      { path: `${at}?open=two` },
    )
    const opened = () => new URLSearchParams(location.search).get('open')
    await rowOf('two')
    await userEvent.keyboard('a')
    await giveReason('Approve')
    await waitFor(() => expect(opened()).toBe('three'))
    await userEvent.keyboard('a')
    await giveReason('Approve')
    await waitFor(() => expect(opened()).toBe('two'))
  })
})
