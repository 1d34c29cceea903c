import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ContactIds, Profile } from '@baize/contract/identity/member'
import { askedOf } from '../../testing/auth.ts'
import { centreAnswers } from '../../testing/cashier.ts'
import { renderSite } from '../../testing/render-site.tsx'

const path = '/wps/member/info/profile'

const nothing: Profile = {
  nickname: '',
  realName: '',
  birthday: '',
  idNumber: '',
  address: '',
  nationality: '',
  occupation: '',
  sourceOfIncome: '',
  contacts: {
    qq: '',
    wechat: '',
    whatsapp: '',
    facebook: '',
    telegram: '',
    line: '',
    zalo: '',
    skype: '',
  },
}

/** What each field is called, and what is told in it. */
const own: Readonly<Record<Exclude<keyof Profile, 'contacts'>, readonly [string, string]>> = {
  nickname: ['Nickname', 'Queen'],
  realName: ['Real name', 'Jessa Cruz'],
  birthday: ['Birthday', '1990-05-17'],
  idNumber: ['ID number', 'AB1234'],
  address: ['Address', '7 Felt Street'],
  nationality: ['Nationality', 'PH'],
  occupation: ['Occupation', 'Dealer'],
  sourceOfIncome: ['Source of income', 'Wages'],
}
const contacts: Readonly<Record<keyof ContactIds, readonly [string, string]>> = {
  qq: ['QQ', '10001'],
  wechat: ['WeChat', 'jessa_w'],
  whatsapp: ['WhatsApp', '639175550142'],
  facebook: ['Facebook', 'jessa.cruz'],
  telegram: ['Telegram', '@jessa'],
  line: ['LINE', 'jessa-line'],
  zalo: ['Zalo', '0917555'],
  skype: ['Skype', 'live:jessa'],
}
const told = (fields: typeof own | typeof contacts) =>
  Object.fromEntries(Object.entries(fields).map(([name, [, value]]) => [name, value]))

it('every field of the profile is sent as it was told, and shown again; what is settled stays', async () => {
  let known: unknown = { profile: nothing, locked: [] }
  const { user, asked } = renderSite({
    at: '/?m=securityCenter',
    as: 'member',
    answers: { ...centreAnswers, [`GET ${path}`]: () => known, [`PUT ${path}`]: {} },
  })
  const centre = within(await screen.findByRole('dialog', { name: 'Security centre' }))
  await user.click(await centre.findByRole('tab', { name: 'Profile' }))
  await centre.findByLabelText('Nickname')
  const fields = [...Object.values(own), ...Object.values(contacts)]
  for (const [label, value] of fields) {
    fireEvent.change(centre.getByLabelText(label), { target: { value } })
  }
  const profile = { ...told(own), contacts: told(contacts) }
  known = { profile, locked: ['realName', 'birthday', 'idNumber'] }
  await user.click(centre.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(askedOf(asked, path, 'PUT')).toHaveLength(1))
  expect(askedOf(asked, path, 'PUT')[0]?.body).toEqual(profile)

  await waitFor(() => expect(centre.getByLabelText('Real name')).toHaveProperty('readOnly', true))
  const settled = fields.filter(([label, value]) => {
    const field = centre.getByLabelText<HTMLInputElement>(label)
    expect(field.value, label).toBe(value)
    return field.readOnly
  })
  expect(settled.map(([label]) => label)).toEqual(['Real name', 'Birthday', 'ID number'])
})

it('the bonus hint of the brand stands beside Zalo and nowhere else', async () => {
  const { user } = renderSite({
    at: '/?m=securityCenter',
    as: 'member',
    answers: { ...centreAnswers, [`GET ${path}`]: { profile: nothing, locked: [] } },
  })
  await user.click(await screen.findByRole('tab', { name: 'Profile' }))
  const field = await screen.findByRole('textbox', { name: 'Zalo' })
  const hints = screen.getAllByText('Bonus up to 131K by Zalo')
  expect(hints).toHaveLength(1)
  expect(field.getAttribute('aria-describedby')).toContain(hints[0]?.id)
})
