// Every text file by language and room, so that bundlers see them and types hold.
import enAccount from './en/account.json' with { type: 'json' }
import enAuth from './en/auth.json' with { type: 'json' }
import enErrors from './en/errors.json' with { type: 'json' }
import enDesk from './en/desk.json' with { type: 'json' }
import enMembers from './en/members.json' with { type: 'json' }
import enMessages from './en/messages.json' with { type: 'json' }
import enOps from './en/ops.json' with { type: 'json' }
import enPatterns from './en/patterns.json' with { type: 'json' }
import enShell from './en/shell.json' with { type: 'json' }
import enUi from './en/ui.json' with { type: 'json' }
import filAccount from './fil/account.json' with { type: 'json' }
import filAuth from './fil/auth.json' with { type: 'json' }
import filErrors from './fil/errors.json' with { type: 'json' }
import filDesk from './fil/desk.json' with { type: 'json' }
import filMembers from './fil/members.json' with { type: 'json' }
import filMessages from './fil/messages.json' with { type: 'json' }
import filOps from './fil/ops.json' with { type: 'json' }
import filPatterns from './fil/patterns.json' with { type: 'json' }
import filShell from './fil/shell.json' with { type: 'json' }
import filUi from './fil/ui.json' with { type: 'json' }
import jaAccount from './ja/account.json' with { type: 'json' }
import jaAuth from './ja/auth.json' with { type: 'json' }
import jaErrors from './ja/errors.json' with { type: 'json' }
import jaDesk from './ja/desk.json' with { type: 'json' }
import jaMembers from './ja/members.json' with { type: 'json' }
import jaMessages from './ja/messages.json' with { type: 'json' }
import jaOps from './ja/ops.json' with { type: 'json' }
import jaPatterns from './ja/patterns.json' with { type: 'json' }
import jaShell from './ja/shell.json' with { type: 'json' }
import jaUi from './ja/ui.json' with { type: 'json' }
import koAccount from './ko/account.json' with { type: 'json' }
import koAuth from './ko/auth.json' with { type: 'json' }
import koErrors from './ko/errors.json' with { type: 'json' }
import koDesk from './ko/desk.json' with { type: 'json' }
import koMembers from './ko/members.json' with { type: 'json' }
import koMessages from './ko/messages.json' with { type: 'json' }
import koOps from './ko/ops.json' with { type: 'json' }
import koPatterns from './ko/patterns.json' with { type: 'json' }
import koShell from './ko/shell.json' with { type: 'json' }
import koUi from './ko/ui.json' with { type: 'json' }
import ptAccount from './pt/account.json' with { type: 'json' }
import ptAuth from './pt/auth.json' with { type: 'json' }
import ptErrors from './pt/errors.json' with { type: 'json' }
import ptDesk from './pt/desk.json' with { type: 'json' }
import ptMembers from './pt/members.json' with { type: 'json' }
import ptMessages from './pt/messages.json' with { type: 'json' }
import ptOps from './pt/ops.json' with { type: 'json' }
import ptPatterns from './pt/patterns.json' with { type: 'json' }
import ptShell from './pt/shell.json' with { type: 'json' }
import ptUi from './pt/ui.json' with { type: 'json' }

export const sources = {
  en: {
    account: enAccount,
    auth: enAuth,
    errors: enErrors,
    desk: enDesk,
    members: enMembers,
    messages: enMessages,
    ops: enOps,
    patterns: enPatterns,
    shell: enShell,
    ui: enUi,
  },
  fil: {
    account: filAccount,
    auth: filAuth,
    errors: filErrors,
    desk: filDesk,
    members: filMembers,
    messages: filMessages,
    ops: filOps,
    patterns: filPatterns,
    shell: filShell,
    ui: filUi,
  },
  ja: {
    account: jaAccount,
    auth: jaAuth,
    errors: jaErrors,
    desk: jaDesk,
    members: jaMembers,
    messages: jaMessages,
    ops: jaOps,
    patterns: jaPatterns,
    shell: jaShell,
    ui: jaUi,
  },
  ko: {
    account: koAccount,
    auth: koAuth,
    errors: koErrors,
    desk: koDesk,
    members: koMembers,
    messages: koMessages,
    ops: koOps,
    patterns: koPatterns,
    shell: koShell,
    ui: koUi,
  },
  pt: {
    account: ptAccount,
    auth: ptAuth,
    errors: ptErrors,
    desk: ptDesk,
    members: ptMembers,
    messages: ptMessages,
    ops: ptOps,
    patterns: ptPatterns,
    shell: ptShell,
    ui: ptUi,
  },
} as const
