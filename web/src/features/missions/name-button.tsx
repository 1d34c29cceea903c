import { useState } from 'react'
import { useText } from '@baize/texts/use-text'
import { failureText } from '../../shared/api.ts'
import { hideName } from './api.ts'

/** Whether others read two signs of the member's name, or none. */
export function NameButton({ isHidden }: { readonly isHidden: boolean }) {
  const t = useText()
  const [step, setStep] = useState({ isBusy: false, failed: '' })
  async function turn() {
    setStep({ isBusy: true, failed: '' })
    try {
      await hideName(!isHidden)
      setStep({ isBusy: false, failed: '' })
    } catch (error) {
      setStep({ isBusy: false, failed: failureText(error) })
    }
  }
  return (
    <>
      <button
        type="button"
        disabled={step.isBusy}
        className="font-semibold text-link"
        onClick={() => void turn()}
      >
        {t(isHidden ? 'missions.showName' : 'missions.hideName')}
      </button>
      {step.failed !== '' && <span role="alert"> {step.failed}</span>}
    </>
  )
}
