import { SunMoon } from 'lucide-react'
import { useText } from '@baize/texts/use-text'
import { chooseTheme, useTheme, type Theme } from '../../shared/theme.ts'
import { RailSelect } from './rail-select.tsx'

export function ThemeSelect() {
  const t = useText()
  return (
    <RailSelect<Theme>
      label={t('shell.theme')}
      icon={<SunMoon size={18} />}
      value={useTheme()}
      options={[
        { value: 'system', label: t('shell.themeSystem') },
        { value: 'light', label: t('shell.themeLight') },
        { value: 'dark', label: t('shell.themeDark') },
      ]}
      onChoose={chooseTheme}
    />
  )
}
