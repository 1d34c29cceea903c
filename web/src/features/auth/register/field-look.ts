import type { ComponentProps } from 'react'
import type { RegistrationField } from '@baize/contract/system'
import type { TextKey } from '@baize/texts/keys'

type Look = Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type'> & {
  readonly label: TextKey
}

/** How each field of the registration is named and typed, and what a browser may fill in. */
export const fieldLooks: Readonly<Record<RegistrationField, Look>> = {
  username: { label: 'auth.username', autoComplete: 'username' },
  password: { label: 'auth.password', autoComplete: 'new-password' },
  confirmPassword: { label: 'auth.confirmPassword', autoComplete: 'new-password' },
  mobileNum: { label: 'auth.mobile', autoComplete: 'tel-national', inputMode: 'tel' },
  verificationCode: { label: 'auth.smsCode', autoComplete: 'one-time-code', inputMode: 'numeric' },
  payeeName: { label: 'auth.payeeName', autoComplete: 'name' },
  paymentPassword: { label: 'auth.paymentPassword', autoComplete: 'off', inputMode: 'numeric' },
  qqNum: { label: 'auth.qqNum', autoComplete: 'off', inputMode: 'numeric' },
  line: { label: 'auth.line', autoComplete: 'off' },
  whatsapp: { label: 'auth.whatsapp', autoComplete: 'off', inputMode: 'tel' },
  facebook: { label: 'auth.facebook', autoComplete: 'off' },
  wechat: { label: 'auth.wechat', autoComplete: 'off' },
  telegram: { label: 'auth.telegram', autoComplete: 'off' },
  zalo: { label: 'auth.zalo', autoComplete: 'off' },
  idNumber: { label: 'auth.idNumber', autoComplete: 'off' },
  birthday: { label: 'auth.birthday', autoComplete: 'bday', type: 'date' },
  email: { label: 'auth.email', autoComplete: 'email', inputMode: 'email', type: 'email' },
  recommenderId: { label: 'auth.recommenderId', autoComplete: 'off' },
  affiliateCode: { label: 'auth.affiliateCode', autoComplete: 'off' },
  captcha: { label: 'auth.captcha', autoComplete: 'off' },
}
