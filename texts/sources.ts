// Every text file by language and room, so that bundlers see them and types hold.
import enErrors from './en/errors.json' with { type: 'json' }
import enDesk from './en/desk.json' with { type: 'json' }
import enOps from './en/ops.json' with { type: 'json' }
import enPatterns from './en/patterns.json' with { type: 'json' }
import enShell from './en/shell.json' with { type: 'json' }
import enUi from './en/ui.json' with { type: 'json' }
import filErrors from './fil/errors.json' with { type: 'json' }
import filDesk from './fil/desk.json' with { type: 'json' }
import filOps from './fil/ops.json' with { type: 'json' }
import filPatterns from './fil/patterns.json' with { type: 'json' }
import filShell from './fil/shell.json' with { type: 'json' }
import filUi from './fil/ui.json' with { type: 'json' }
import jaErrors from './ja/errors.json' with { type: 'json' }
import jaDesk from './ja/desk.json' with { type: 'json' }
import jaOps from './ja/ops.json' with { type: 'json' }
import jaPatterns from './ja/patterns.json' with { type: 'json' }
import jaShell from './ja/shell.json' with { type: 'json' }
import jaUi from './ja/ui.json' with { type: 'json' }
import koErrors from './ko/errors.json' with { type: 'json' }
import koDesk from './ko/desk.json' with { type: 'json' }
import koOps from './ko/ops.json' with { type: 'json' }
import koPatterns from './ko/patterns.json' with { type: 'json' }
import koShell from './ko/shell.json' with { type: 'json' }
import koUi from './ko/ui.json' with { type: 'json' }
import ptErrors from './pt/errors.json' with { type: 'json' }
import ptDesk from './pt/desk.json' with { type: 'json' }
import ptOps from './pt/ops.json' with { type: 'json' }
import ptPatterns from './pt/patterns.json' with { type: 'json' }
import ptShell from './pt/shell.json' with { type: 'json' }
import ptUi from './pt/ui.json' with { type: 'json' }

export const sources = {
  en: {
    errors: enErrors,
    desk: enDesk,
    ops: enOps,
    patterns: enPatterns,
    shell: enShell,
    ui: enUi,
  },
  fil: {
    errors: filErrors,
    desk: filDesk,
    ops: filOps,
    patterns: filPatterns,
    shell: filShell,
    ui: filUi,
  },
  ja: {
    errors: jaErrors,
    desk: jaDesk,
    ops: jaOps,
    patterns: jaPatterns,
    shell: jaShell,
    ui: jaUi,
  },
  ko: {
    errors: koErrors,
    desk: koDesk,
    ops: koOps,
    patterns: koPatterns,
    shell: koShell,
    ui: koUi,
  },
  pt: {
    errors: ptErrors,
    desk: ptDesk,
    ops: ptOps,
    patterns: ptPatterns,
    shell: ptShell,
    ui: ptUi,
  },
} as const
