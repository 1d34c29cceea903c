import { ImageUp, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@baize/ui/button'
import { buttonClass } from '@baize/ui/button-class.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { FieldNote } from '@baize/ui/forms/field'
import { useText } from '@baize/texts/use-text'
import { judgePicture, pictureTypes } from '../../shared/picture-file.ts'

type Props = {
  readonly label: string
  readonly help: string
  readonly file: File | undefined
  readonly onFile: (file: File | undefined) => void
  readonly error?: string | undefined
  readonly disabled?: boolean
}

/** A picture from this device, seen before it is sent. What cannot be sent is said at once. */
export function SlipField({ label, help, file, onFile, error, disabled = false }: Props) {
  const t = useText()
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const take = async (next: File | undefined) => {
    if (!next) return
    const wrong = await judgePicture(next)
    setProblem(wrong && t(`errors.${wrong}`))
    onFile(wrong ? undefined : next)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {file && <Preview file={file} />}
        <label
          htmlFor={id}
          className={cx(
            buttonClass({ variant: 'outline' }),
            'cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
            disabled && 'pointer-events-none opacity-60',
          )}
        >
          <ImageUp size={18} aria-hidden="true" />
          {t(file ? 'cashier.otherPicture' : 'cashier.choosePicture')}
          <input
            id={id}
            type="file"
            accept={pictureTypes.join(',')}
            disabled={disabled}
            aria-describedby={`${id}-note`}
            className="visually-hidden"
            onChange={(event) => {
              void take(event.target.files?.[0])
              // The same file may be chosen again after a failure.
              event.target.value = ''
            }}
          />
        </label>
        {file && (
          <Button
            variant="ghost"
            icon={<Trash2 size={18} />}
            disabled={disabled}
            onClick={() => onFile(undefined)}
          >
            {t('cashier.removePicture')}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        <FieldNote id={`${id}-note`} help={help} error={problem ?? error} />
      </div>
    </fieldset>
  )
}

function Preview({ file }: { readonly file: File }) {
  const t = useText()
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    if (image.current) image.current.src = made
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <img
      ref={image}
      alt={t('cashier.previewOf', { name: file.name })}
      className="h-20 w-16 flex-none rounded-ctl border border-line bg-s3 object-cover"
    />
  )
}
