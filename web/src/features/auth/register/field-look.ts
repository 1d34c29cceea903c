import type { ComponentProps } from 'react'
import type { RegistrationField } from '@baize/contract/system/system'
import type { TextKey } from '@baize/texts/keys'

type Look = Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type'> & {
  readonly label: TextKey
}

/** How each field of the registration is named and typed, and what a browser may fill in. */
export const fieldLooks: Readonly<Record<RegistrationField, Look>> = {
  username: { label: 'identity.username', autoComplete: 'username' },
  password: { label: 'identity.password', autoComplete: 'new-password' },
  confirmPassword: { label: 'identity.confirmPassword', autoComplete: 'new-password' },
  mobileNum: { label: 'identity.mobile', autoComplete: 'tel-national', inputMode: 'tel' },
  verificationCode: {
    label: 'identity.smsCode',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
  },
  payeeName: { label: 'identity.payeeName', autoComplete: 'name' },
  paymentPassword: { label: 'identity.paymentPassword', autoComplete: 'off', inputMode: 'numeric' },
  qqNum: { label: 'identity.qqNum', autoComplete: 'off', inputMode: 'numeric' },
  line: { label: 'identity.line', autoComplete: 'off' },
  whatsapp: { label: 'identity.whatsapp', autoComplete: 'off', inputMode: 'tel' },
  facebook: { label: 'identity.facebook', autoComplete: 'off' },
  wechat: { label: 'identity.wechat', autoComplete: 'off' },
  telegram: { label: 'identity.telegram', autoComplete: 'off' },
  zalo: { label: 'identity.zalo', autoComplete: 'off' },
  idNumber: { label: 'identity.idNumber', autoComplete: 'off' },
  birthday: { label: 'identity.birthday', autoComplete: 'bday', type: 'date' },
  email: { label: 'identity.email', autoComplete: 'email', inputMode: 'email', type: 'email' },
  recommenderId: { label: 'identity.recommenderId', autoComplete: 'off' },
  affiliateCode: { label: 'identity.affiliateCode', autoComplete: 'off' },
  captcha: { label: 'identity.captcha', autoComplete: 'off' },
}
