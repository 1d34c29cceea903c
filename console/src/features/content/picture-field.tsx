import { ImageUp, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { calls } from 'virtual:contract'
import type { Picture } from '@baize/contract/content/content'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { FieldNote } from '@baize/ui/forms/field'
import { TextField } from '@baize/ui/forms/text-field'
import { useText } from '@baize/texts/use-text'
import { call, failureText } from '../../shared/api.ts'
import { largestFileBytes, readFile } from '../../shared/lists/read-file.ts'

type PictureFieldProps = {
  readonly label: string
  readonly help: string
  readonly url: string | null
  readonly disabled: boolean
  /** Whether there may be none. */
  readonly isOptional?: boolean
  /** Where a heading above says the same. */
  readonly hideLabel?: boolean
  readonly onUrl: (url: string | null) => void
}

/** A picture: uploaded from this device, or a drawing of the house by its address. */
export function ContentPictureField(props: PictureFieldProps) {
  const { label, help, url, disabled, isOptional, hideLabel, onUrl } = props
  const t = useText()
  const id = useId()
  const { upload, busy, failure } = useUpload(({ url: next }) => onUrl(next))
  const isDrawing = url === null || url.startsWith('/art/')
  return (
    <fieldset className="grid gap-3">
      <legend className={hideLabel ? 'visually-hidden' : 'mb-1.5 font-medium'}>{label}</legend>
      {url !== null && url !== '' && (
        <img
          src={url}
          alt=""
          className="max-h-44 w-full rounded-ctl border border-line bg-s3 object-contain"
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <label
          htmlFor={id}
          className={cx(
            buttonClass({ variant: 'secondary', size: 'sm' }),
            'relative has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
            disabled && 'pointer-events-none opacity-60',
          )}
        >
          <ImageUp size={16} aria-hidden="true" />
          {busy ? t('content-desk.uploading') : t('content-desk.choosePicture')}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            disabled={disabled || busy}
            aria-describedby={`${id}-note`}
            className="visually-hidden"
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void upload(file)
            }}
          />
        </label>
        {isOptional && url !== null && !disabled && (
          <Button size="sm" variant="ghost" icon={<Trash2 size={16} />} onClick={() => onUrl(null)}>
            {t('content-desk.noPicture')}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        <FieldNote id={`${id}-note`} help={help} error={failure} />
      </div>
      {isDrawing && (
        <TextField
          dense
          label={t('content-desk.drawing')}
          help={t('content-desk.drawingHelp')}
          maxLength={300}
          spellCheck={false}
          disabled={disabled}
          value={url ?? ''}
          onChange={(event) =>
            onUrl(event.target.value === '' && isOptional ? null : event.target.value)
          }
        />
      )}
    </fieldset>
  )
}

function useUpload(onPicture: (picture: Picture) => void) {
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false })
  const t = useText()
  const upload = async (file: File) => {
    if (file.size > largestFileBytes) {
      setState({ busy: false, failure: t('errors.image_too_large') })
      return
    }
    setState({ busy: true })
    try {
      onPicture(await call(calls.uploadPicture, { picture: await readFile(file) }))
      setState({ busy: false })
    } catch (error) {
      setState({ busy: false, failure: failureText(error) })
    }
  }
  return { upload, ...state }
}
