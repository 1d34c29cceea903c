import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { UiTextsProvider } from '../texts.tsx'
import { englishTexts } from './english-texts.ts'

const Wrapper = ({ children }: { children: ReactNode }) => (
  <UiTextsProvider value={englishTexts}>{children}</UiTextsProvider>
)

/** Renders with the primitives' words in English. */
export const renderUi = (ui: ReactNode) => render(ui, { wrapper: Wrapper })
