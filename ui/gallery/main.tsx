import { StrictMode, useEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { LiveRegion } from '../overlays/live-region.tsx'
import { PageHead } from '../navigation/page-head.tsx'
import { Segmented } from '../forms/segmented.tsx'
import { englishTexts } from '../testing/english-texts.ts'
import { UiTextsProvider } from '../texts.tsx'
import { ToastProvider } from '../overlays/toast.tsx'
import { ControlsPart } from './controls-part.tsx'
import { DataPart } from './data-part.tsx'
import { FloatingPart } from './floating-part.tsx'
import { PicturesPart } from './pictures-part.tsx'
import { PrintPart } from './print-part.tsx'
import { TokensPart } from './tokens-part.tsx'
import './gallery.css'

type ThemeChoice = 'system' | 'light' | 'dark'

const hues = ['20', '86', '162', '245', '310'] as const

function wear(theme: ThemeChoice, hue: string) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  root.style.setProperty('--brand-h', hue)
}

function Gallery() {
  const params = new URLSearchParams(location.search)
  const [theme, setTheme] = useState((params.get('theme') ?? 'system') as ThemeChoice)
  const [hue, setHue] = useState<string>(params.get('hue') ?? '162')
  useEffect(() => wear(theme, hue), [theme, hue])
  return (
    <main className="mx-auto grid max-w-[1240px] gap-8 px-(--gutter) py-6">
      <PageHead
        title="Baize primitives"
        sub="Every part that the member site, the console and the arcade share."
        actions={
          <>
            <Segmented
              label="Theme"
              size="sm"
              value={theme}
              onValue={setTheme}
              segments={[
                { value: 'system', label: 'System' },
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
            />
            <Segmented
              label="Brand hue"
              size="sm"
              value={hue}
              onValue={setHue}
              segments={hues.map((value) => ({ value, label: `${value}°` }))}
            />
          </>
        }
      />
      <TokensPart />
      <ControlsPart />
      <DataPart />
      <FloatingPart />
      <PrintPart />
      <PicturesPart />
    </main>
  )
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <UiTextsProvider value={englishTexts}>
      <LiveRegion>
        <ToastProvider>{children}</ToastProvider>
      </LiveRegion>
    </UiTextsProvider>
  )
}

const node = document.getElementById('root')
if (node)
  createRoot(node).render(
    <StrictMode>
      <Providers>
        <Gallery />
      </Providers>
    </StrictMode>,
  )
