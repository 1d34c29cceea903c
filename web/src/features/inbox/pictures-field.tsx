import { ImageUp, X } from 'lucide-react'
import { useCallback, useId, useState } from 'react'
import { buttonClass } from '@baize/ui/button-class.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { FieldNote } from '@baize/ui/forms/field'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { judgePicture, pictureTypes } from '../../shared/picture-file.ts'

type Props = {
  readonly most: number
  readonly files: readonly File[]
  readonly onFiles: (files: readonly File[]) => void
  readonly disabled: boolean
}

/** A few pictures from this device, seen before they are sent. What cannot be sent is said at once. */
export function PicturesField({ most, files, onFiles, disabled }: Props) {
  const t = useText()
  const id = useId()
  const [problem, setProblem] = useState<string>()
  const [looks, setLooks] = useState(false)
  const take = async (given: readonly File[]) => {
    setLooks(true)
    const problems = await Promise.all(given.map(judgePicture))
    setLooks(false)
    const wrong = problems.find((code) => code !== undefined)
    const good = given.filter((_, place) => problems[place] === undefined)
    const isTooMany = files.length + good.length > most
    setProblem(
      wrong ? t(`errors.${wrong}`) : isTooMany ? t('support.mostPictures', { most }) : undefined,
    )
    onFiles([...files, ...good].slice(0, most))
  }
  const isFull = files.length >= most
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{t('support.pictures')}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {files.map((file) => (
          <Preview
            key={`${file.name} ${file.size} ${file.lastModified}`}
            file={file}
            disabled={disabled}
            onRemove={() => {
              setProblem(undefined)
              onFiles(files.filter((other) => other !== file))
            }}
          />
        ))}
        <label
          htmlFor={id}
          className={cx(
            buttonClass({ variant: 'outline' }),
            'cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
            (disabled || isFull) && 'hidden',
          )}
        >
          <ImageUp size={18} aria-hidden="true" />
          {t('support.addPicture')}
          <input
            id={id}
            type="file"
            multiple
            accept={pictureTypes.join(',')}
            disabled={disabled || isFull || looks}
            aria-describedby={`${id}-note`}
            className="visually-hidden"
            onChange={(event) => {
              void take([...(event.target.files ?? [])])
              // The same file may be chosen again after it was removed.
              event.target.value = ''
            }}
          />
        </label>
      </div>
      <div aria-live="polite">
        <FieldNote id={`${id}-note`} help={t('support.picturesHelp', { most })} error={problem} />
      </div>
    </fieldset>
  )
}

type PreviewProps = {
  readonly file: File
  readonly disabled: boolean
  readonly onRemove: () => void
}

function Preview({ file, disabled, onRemove }: PreviewProps) {
  const t = useText()
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return (
    <div className="relative">
      <img
        ref={show}
        alt={file.name}
        className="size-20 flex-none rounded-ctl border border-line bg-s3 object-cover"
      />
      <IconButton
        size="sm"
        variant="outline"
        label={t('support.removePicture', { name: file.name })}
        icon={<X size={16} />}
        disabled={disabled}
        onClick={onRemove}
        className="absolute -end-2 -top-2"
      />
    </div>
  )
}
