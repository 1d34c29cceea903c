import { Volume2, VolumeX } from 'lucide-react'
import { IconButton } from '@baize/ui/icon-button'
import { useText } from '@baize/texts/use-text'
import type { Sound } from './sound.ts'

export function SoundButton({ sound }: { readonly sound: Sound }) {
  const t = useText()
  return (
    <IconButton
      label={sound.isOn ? t('arcade.soundOff') : t('arcade.soundOn')}
      icon={sound.isOn ? <Volume2 size={20} /> : <VolumeX size={20} />}
      onClick={sound.toggle}
      className="size-12 bg-s3"
    />
  )
}
