import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly text: string; readonly action?: ReactNode }

/** A notice without a picture, for when nothing more may be fetched. */
export function PlainNotice({ title, text, action }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 px-4 py-16 text-center">
      <h1 className="text-h3">{title}</h1>
      <p className="text-text-2">{text}</p>
      {action}
    </div>
  )
}
