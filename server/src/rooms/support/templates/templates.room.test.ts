import { expect, it } from 'vitest'
import { testSupport } from '../../../../testing/support.ts'

const { support, operator, listAudit } = await testSupport()
const { templates } = support
const act = { operator, reason: 'A test' }
const draft = {
  name: 'Welcome',
  kind: 'site' as const,
  title: { EN: 'Welcome' },
  text: { EN: 'Good to see you.' },
  link: '/promotions',
}

it('[SU10] a template is made, changed by who saw it last, and removed, each in the audit log', async () => {
  const made = await templates.create(draft, act)
  if (!made.ok) throw new Error(made.code)
  const { id, version } = made.value
  expect(version).toBe(1)
  expect(await templates.create({ ...draft, name: ' WELCOME ' }, act)).toMatchObject({
    code: 'name_taken',
  })
  const next = { ...draft, title: { EN: 'Hello' } }
  expect(await templates.change({ id, version }, next, act)).toMatchObject({
    value: { version: 2, title: { EN: 'Hello' }, changedBy: 'Sue' },
  })
  expect(await templates.change({ id, version }, draft, act)).toMatchObject({
    code: 'changed_meanwhile',
  })
  expect(await templates.change({ id: 'tpl_none', version }, draft, act)).toMatchObject({
    code: 'not_found',
  })
  expect(await templates.list()).toHaveLength(1)
  expect(await templates.remove(id, act)).toMatchObject({ ok: true })
  expect(await templates.remove(id, act)).toMatchObject({ code: 'not_found' })
  for (const did of ['created', 'changed', 'removed']) {
    expect(await listAudit(`message_template.${did}`)).toHaveLength(1)
  }
})

it('[SU10] the list has an end', async () => {
  for (let index = (await templates.list()).length; index < 200; index += 1) {
    await templates.create({ ...draft, name: `No. ${index}` }, act)
  }
  expect(await templates.create({ ...draft, name: 'One more' }, act)).toMatchObject({
    code: 'list_full',
  })
}, 30_000)
