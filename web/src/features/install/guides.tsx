import type { ReactNode } from 'react'
import type { TextKey } from '@baize/texts/keys'
import { useText } from '@baize/texts/use-text'
import {
  AllowPicture,
  FilePicture,
  HomeScreenPicture,
  InstallPicture,
  SettingsPicture,
} from './step-pictures.tsx'

type Step = { readonly text: TextKey; readonly picture: ReactNode }

const iosSteps: readonly Step[] = [
  { text: 'content.iosStep1', picture: <AllowPicture /> },
  { text: 'content.iosStep2', picture: <SettingsPicture /> },
  { text: 'content.iosStep3', picture: <InstallPicture /> },
  { text: 'content.iosStep4', picture: <HomeScreenPicture /> },
]

const androidSteps: readonly Step[] = [
  { text: 'content.androidStep1', picture: <FilePicture /> },
  { text: 'content.androidStep2', picture: <AllowPicture /> },
  { text: 'content.androidStep3', picture: <HomeScreenPicture /> },
]

/** The lite app in four steps, and the way without a profile. */
export function IosGuide() {
  const t = useText()
  return (
    <>
      <Steps title={t('content.liteGuide')} steps={iosSteps} />
      <p className="mt-4 max-w-prose text-meta text-text-3">{t('content.iosNotSigned')}</p>
      <p className="mt-2 max-w-prose text-meta text-text-3">{t('content.iosByHand')}</p>
    </>
  )
}

export function AndroidGuide({ published }: { published: boolean }) {
  const t = useText()
  return (
    <>
      {published && <Steps title={t('content.androidGuide')} steps={androidSteps} />}
      <p className="mt-4 max-w-prose text-meta text-text-3">{t('content.androidByHand')}</p>
    </>
  )
}

function Steps({ title, steps }: { title: string; steps: readonly Step[] }) {
  const t = useText()
  return (
    <>
      <h3 className="mt-6 mb-3 text-lead">{title}</h3>
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {steps.map(({ text, picture }, index) => (
          <li key={text} className="rounded-ctl border border-line bg-s2 p-3">
            <div className="mb-2 flex justify-center text-text-3">{picture}</div>
            <span className="me-1.5 inline-grid size-5 place-items-center rounded-full bg-metal text-caption font-bold text-on-metal">
              {index + 1}
            </span>
            <span className="text-meta text-text-2">{t(text)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
