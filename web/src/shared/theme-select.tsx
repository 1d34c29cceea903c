import { SunMoon } from 'lucide-react'
import { useText } from '@baize/texts/use-text'
import { IconSelect } from './icon-select.tsx'
import { chooseTheme, useTheme, type Theme } from '@baize/ui/theme.ts'

export function ThemeSelect({ look }: { look?: 'row' | 'box' | 'icon' }) {
  const t = useText()
  return (
    <IconSelect<Theme>
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
