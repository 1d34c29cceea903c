import { FileX, ImageUp, RotateCw, X } from 'lucide-react'
import { useCallback, useId } from 'react'
import { mostApplicationPictures } from './bounds.ts'
import { buttonClass } from '@baize/ui/button-class.ts'
import { cx } from '@baize/ui/look/cx.ts'
import { FieldNote } from '@baize/ui/forms/field'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import { applicationTypes, isSendable, type Picture } from './pictures.ts'

type Props = {
  readonly pictures: readonly Picture[]
  /** More were chosen than there is room for. */
  readonly isTooMany: boolean
  readonly disabled: boolean
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (picture: Picture) => void
  readonly onRetry: ((picture: Picture) => void) | undefined
}

/** Up to three pictures in slots of their own. What cannot be sent says so in its slot, before anything travels. */
export function PictureSlots(props: Props) {
  const { pictures, isTooMany, disabled, onAdd, onRemove, onRetry } = props
  const t = useText()
  const id = useId()
  const used = pictures.filter(isSendable).length
  const isFull = pictures.length >= mostApplicationPictures
  return (
    <fieldset className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <legend className="float-start font-medium">{t('promotions-pages.pictures')}</legend>
        <span className="text-meta text-text-3">
          {t('promotions-pages.picturesUsed', { used, most: mostApplicationPictures })}
        </span>
      </div>
      <ul className="grid grid-cols-3 gap-2">
        {pictures.map((picture) => (
          <Slot
            key={picture.key}
            picture={picture}
            disabled={disabled}
            onRemove={() => onRemove(picture)}
            onRetry={onRetry && (() => onRetry(picture))}
          />
        ))}
      </ul>
      <label
        htmlFor={id}
        className={cx(
          buttonClass({ variant: 'outline' }),
          'mt-2 cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
          (disabled || isFull) && 'hidden',
        )}
      >
        <ImageUp size={18} aria-hidden="true" />
        {t('promotions-pages.addPicture')}
        <input
          id={id}
          type="file"
          multiple
          accept={applicationTypes.join(',')}
          disabled={disabled || isFull}
          aria-describedby={`${id}-note`}
          className="visually-hidden"
          onChange={(event) => {
            onAdd([...(event.target.files ?? [])])
            // The same file may be chosen again after it was removed.
            event.target.value = ''
          }}
        />
      </label>
      <div aria-live="polite">
        <FieldNote
          id={`${id}-note`}
          help={t('promotions-pages.picturesHelp')}
          error={
            isTooMany
              ? t('promotions-pages.picturesMost', { most: mostApplicationPictures })
              : undefined
          }
        />
      </div>
    </fieldset>
  )
}

type SlotProps = {
  readonly picture: Picture
  readonly disabled: boolean
  readonly onRemove: () => void
  readonly onRetry: (() => void) | undefined
}

function Slot({ picture, disabled, onRemove, onRetry }: SlotProps) {
  const t = useText()
  const { file, state, problem } = picture
  const isBad = problem !== ''
  return (
    <li
      className={cx(
        'relative min-w-0 overflow-clip rounded-ctl border bg-s2 text-caption',
        isBad ? 'border-neg' : 'border-line',
      )}
    >
      {state === 'unfit' ? (
        <span className="flex h-20 items-center justify-center bg-chip-bad-bg text-chip-bad">
          <FileX size={22} aria-hidden="true" />
        </span>
      ) : (
        <Preview file={file} />
      )}
      <div className="px-2 pt-1.5 pb-2">
        <b className="block truncate font-semibold">{file.name}</b>
        {isBad ? (
          <span className="block text-neg">{problem}</span>
        ) : (
          <span className="block text-text-3">{t(stateNames[state], { size: sizeOf(file) })}</span>
        )}
        {state === 'sending' && (
          <progress
            aria-label={t('promotions-pages.pictureSending', { size: sizeOf(file) })}
            className="mt-1 block h-1 w-full accent-metal"
          />
        )}
        {state === 'failed' && onRetry && (
          <button
            type="button"
            onClick={onRetry}
            className="mt-1 inline-flex min-h-6 items-center gap-1 font-semibold text-link hover:underline pointer-coarse:min-h-11"
          >
            <RotateCw size={14} aria-hidden="true" />
            {t('promotions-pages.retry')}
            <span className="sr-only">{file.name}</span>
          </button>
        )}
      </div>
      {state !== 'sending' && state !== 'sent' && (
        <IconButton
          size="sm"
          variant="solid"
          label={t('promotions-pages.removePicture', { name: file.name })}
          icon={<X size={16} />}
          disabled={disabled && state !== 'failed'}
          onClick={onRemove}
          className="absolute end-1 top-1"
        />
      )}
    </li>
  )
}

const stateNames = {
  chosen: 'promotions-pages.pictureSize',
  sending: 'promotions-pages.pictureSending',
  sent: 'promotions-pages.pictureSent',
  failed: 'promotions-pages.pictureSize',
  unfit: 'promotions-pages.pictureSize',
} as const

/** In megabytes with one digit: nobody counts bytes. */
function sizeOf({ size }: File): string {
  return (Math.max(size, 52_429) / (1024 * 1024)).toFixed(1)
}

function Preview({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt={file.name} className="block h-20 w-full bg-s3 object-cover" />
}
