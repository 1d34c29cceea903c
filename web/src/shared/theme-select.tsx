import { SunMoon } from 'lucide-react'
import { useText } from '@baize/texts/use-text'
import { chooseTheme, useTheme, type ThemeChoice } from '@baize/ui/look/theme.ts'
import { IconSelect } from './icon-select.tsx'

export function ThemeSelect({ look }: { look?: 'row' | 'box' | 'icon' }) {
  const t = useText()
  return (
    <IconSelect<ThemeChoice>
      label={t('shell.theme')}
      icon={<SunMoon size={18} />}
      value={useTheme()}
      options={[
        { value: 'system', label: t('shell.themeSystem') },
        { value: 'light', label: t('shell.themeLight') },
        { value: 'dark', label: t('shell.themeDark') },
      ]}
      onChoose={chooseTheme}
      {...(look && { look })}
    />
  )
}
