import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { refusal, renderPage } from '../../testing/render-page.tsx'
import { ExportButton } from './export-button.tsx'

const files = vi.fn<(file: unknown) => string>(() => 'blob:x')
beforeEach(() => {
  files.mockClear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(files)
})

const Page = () => (
  <ExportButton
    list="ledger"
    filter={{ owner: 'member:mem_1', reason: undefined }}
    name="ledger"
    write={async ({ onCount }) => {
      onCount(7)
      return new Blob(['x'])
    }}
  />
)

it('a file is made once the server has written down what is taken', async () => {
  const sent = renderPage(Page, { 'POST /ops/api/exports': {} })
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  await vi.waitFor(() => expect(files).toHaveBeenCalledOnce())
  const body = { list: 'ledger', filter: 'owner=member:mem_1', rows: 7 }
  expect(sent).toEqual([{ call: 'POST /ops/api/exports', body }])
})

it('no file is made when that is refused', async () => {
  renderPage(Page, { 'POST /ops/api/exports': refusal('not_allowed') })
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy()
  expect(files).not.toHaveBeenCalled()
})

it('who may not take the list out has no button', async () => {
  renderPage(Page, {}, { roles: ['support', 'risk'] })
  await vi.waitFor(() => expect(document.body.textContent).toBeDefined())
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
})
