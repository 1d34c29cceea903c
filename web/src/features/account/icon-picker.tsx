import { useOnce } from '../../shared/use-once.ts'
import { useRef, useState } from 'react'
import { calls } from 'virtual:contract'
import { Avatar } from '@baize/ui/figures/avatar'
import { Button } from '@baize/ui/button'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../../shared/api.ts'
import { mostPictureBytes, readPicture } from '../../shared/picture-file.ts'
import { changeIconUrl, usePerson } from '../../shared/session.ts'

/** The picture of the account: another one, or the default one again. */
export function IconPicker() {
  const t = useText()
  const person = usePerson()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const change = useOnce({
    mutationFn: async (file: File | null) =>
      call(calls.changeIcon, file ? { picture: await readPicture(file) } : {}),
    onSuccess: ({ iconUrl }) => changeIconUrl(iconUrl),
    onError: (error) => setProblem(failureText(error)),
  })
  if (!person) return null
  const take = (file: File | undefined) => {
    setProblem('')
    if (!file) return
    if (file.size > mostPictureBytes) setProblem(t('errors.image_too_large'))
    else change.mutate(file)
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={person.nickname || person.account} src={person.iconUrl} size="lg" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-medium">{person.nickname || person.account}</p>
        <p className="text-meta text-text-2">{t('identity-account.pictureAbout')}</p>
        {problem && (
          <p role="alert" className="text-meta text-neg">
            {problem}
          </p>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('identity-account.changePicture')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          take(event.target.files?.[0])
          // The same file may be chosen again after a failure.
          event.target.value = ''
        }}
      />
      <Button busy={change.isPending} onClick={() => input.current?.click()}>
        {t('identity-account.changePicture')}
      </Button>
      {person.iconUrl !== '' && (
        <Button disabled={change.isPending} onClick={() => change.mutate(null)}>
          {t('identity-account.removePicture')}
        </Button>
      )}
    </div>
  )
}
