import { Note } from '@baize/ui/waiting/note'
import { useText } from '@baize/texts/use-text'
import type { Form } from '../../../shared/form/use-form.ts'
import { CaptchaField } from './captcha-field.tsx'
import type { PersonCheckState } from './use-person-check.ts'

type Props = { readonly check: PersonCheckState; readonly form: Form<'captcha'> }

/** The picture that the server asks for, or the longer check that one may take instead. */
export function PersonCheck({ check: { asks, ask, picture }, form }: Props) {
  const t = useText()
  if (asks === 'nothing') return null
  if (asks === 'picture') {
    return <CaptchaField form={form} picture={picture} onOtherWay={() => ask('longCheck')} />
  }
  return (
    <Note tone="info">
      <p>{t('identity.longerCheckNote')}</p>
      <button
        type="button"
        onClick={() => ask('picture')}
        className="mt-1 min-h-6 font-medium text-link"
      >
        {t('identity.showPicture')}
      </button>
    </Note>
  )
}
