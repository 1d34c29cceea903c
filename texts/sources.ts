// Every text file by language and room, so that bundlers see them and types hold.
import enAccount from './en/account.json' with { type: 'json' }
import enArcade from './en/arcade.json' with { type: 'json' }
import enAuth from './en/auth.json' with { type: 'json' }
import enErrors from './en/errors.json' with { type: 'json' }
import enLobby from './en/lobby.json' with { type: 'json' }
import enCashier from './en/cashier.json' with { type: 'json' }
import enCashdesk from './en/cashdesk.json' with { type: 'json' }
import enRecords from './en/records.json' with { type: 'json' }
import enLimits from './en/limits.json' with { type: 'json' }
import enInbox from './en/inbox.json' with { type: 'json' }
import enCatalogue from './en/catalogue.json' with { type: 'json' }
import enContent from './en/content.json' with { type: 'json' }
import enDesk from './en/desk.json' with { type: 'json' }
import enMembers from './en/members.json' with { type: 'json' }
import enMessages from './en/messages.json' with { type: 'json' }
import enOps from './en/ops.json' with { type: 'json' }
import enPages from './en/pages.json' with { type: 'json' }
import enPatterns from './en/patterns.json' with { type: 'json' }
import enPlay from './en/play.json' with { type: 'json' }
import enProtocol from './en/protocol.json' with { type: 'json' }
import enRtp from './en/rtp.json' with { type: 'json' }
import enSearch from './en/search.json' with { type: 'json' }
import enShell from './en/shell.json' with { type: 'json' }
import enUi from './en/ui.json' with { type: 'json' }
import filAccount from './fil/account.json' with { type: 'json' }
import filArcade from './fil/arcade.json' with { type: 'json' }
import filAuth from './fil/auth.json' with { type: 'json' }
import filErrors from './fil/errors.json' with { type: 'json' }
import filLobby from './fil/lobby.json' with { type: 'json' }
import filCashier from './fil/cashier.json' with { type: 'json' }
import filCashdesk from './fil/cashdesk.json' with { type: 'json' }
import filRecords from './fil/records.json' with { type: 'json' }
import filLimits from './fil/limits.json' with { type: 'json' }
import filInbox from './fil/inbox.json' with { type: 'json' }
import filCatalogue from './fil/catalogue.json' with { type: 'json' }
import filContent from './fil/content.json' with { type: 'json' }
import filDesk from './fil/desk.json' with { type: 'json' }
import filMembers from './fil/members.json' with { type: 'json' }
import filMessages from './fil/messages.json' with { type: 'json' }
import filOps from './fil/ops.json' with { type: 'json' }
import filPages from './fil/pages.json' with { type: 'json' }
import filPatterns from './fil/patterns.json' with { type: 'json' }
import filPlay from './fil/play.json' with { type: 'json' }
import filProtocol from './fil/protocol.json' with { type: 'json' }
import filRtp from './fil/rtp.json' with { type: 'json' }
import filSearch from './fil/search.json' with { type: 'json' }
import filShell from './fil/shell.json' with { type: 'json' }
import filUi from './fil/ui.json' with { type: 'json' }
import jaAccount from './ja/account.json' with { type: 'json' }
import jaArcade from './ja/arcade.json' with { type: 'json' }
import jaAuth from './ja/auth.json' with { type: 'json' }
import jaErrors from './ja/errors.json' with { type: 'json' }
import jaLobby from './ja/lobby.json' with { type: 'json' }
import jaCashier from './ja/cashier.json' with { type: 'json' }
import jaCashdesk from './ja/cashdesk.json' with { type: 'json' }
import jaRecords from './ja/records.json' with { type: 'json' }
import jaLimits from './ja/limits.json' with { type: 'json' }
import jaInbox from './ja/inbox.json' with { type: 'json' }
import jaCatalogue from './ja/catalogue.json' with { type: 'json' }
import jaContent from './ja/content.json' with { type: 'json' }
import jaDesk from './ja/desk.json' with { type: 'json' }
import jaMembers from './ja/members.json' with { type: 'json' }
import jaMessages from './ja/messages.json' with { type: 'json' }
import jaOps from './ja/ops.json' with { type: 'json' }
import jaPages from './ja/pages.json' with { type: 'json' }
import jaPatterns from './ja/patterns.json' with { type: 'json' }
import jaPlay from './ja/play.json' with { type: 'json' }
import jaProtocol from './ja/protocol.json' with { type: 'json' }
import jaRtp from './ja/rtp.json' with { type: 'json' }
import jaSearch from './ja/search.json' with { type: 'json' }
import jaShell from './ja/shell.json' with { type: 'json' }
import jaUi from './ja/ui.json' with { type: 'json' }
import koAccount from './ko/account.json' with { type: 'json' }
import koArcade from './ko/arcade.json' with { type: 'json' }
import koAuth from './ko/auth.json' with { type: 'json' }
import koErrors from './ko/errors.json' with { type: 'json' }
import koLobby from './ko/lobby.json' with { type: 'json' }
import koCashier from './ko/cashier.json' with { type: 'json' }
import koCashdesk from './ko/cashdesk.json' with { type: 'json' }
import koRecords from './ko/records.json' with { type: 'json' }
import koLimits from './ko/limits.json' with { type: 'json' }
import koInbox from './ko/inbox.json' with { type: 'json' }
import koCatalogue from './ko/catalogue.json' with { type: 'json' }
import koContent from './ko/content.json' with { type: 'json' }
import koDesk from './ko/desk.json' with { type: 'json' }
import koMembers from './ko/members.json' with { type: 'json' }
import koMessages from './ko/messages.json' with { type: 'json' }
import koOps from './ko/ops.json' with { type: 'json' }
import koPages from './ko/pages.json' with { type: 'json' }
import koPatterns from './ko/patterns.json' with { type: 'json' }
import koPlay from './ko/play.json' with { type: 'json' }
import koProtocol from './ko/protocol.json' with { type: 'json' }
import koRtp from './ko/rtp.json' with { type: 'json' }
import koSearch from './ko/search.json' with { type: 'json' }
import koShell from './ko/shell.json' with { type: 'json' }
import koUi from './ko/ui.json' with { type: 'json' }
import ptAccount from './pt/account.json' with { type: 'json' }
import ptArcade from './pt/arcade.json' with { type: 'json' }
import ptAuth from './pt/auth.json' with { type: 'json' }
import ptErrors from './pt/errors.json' with { type: 'json' }
import ptLobby from './pt/lobby.json' with { type: 'json' }
import ptCashier from './pt/cashier.json' with { type: 'json' }
import ptCashdesk from './pt/cashdesk.json' with { type: 'json' }
import ptRecords from './pt/records.json' with { type: 'json' }
import ptLimits from './pt/limits.json' with { type: 'json' }
import ptInbox from './pt/inbox.json' with { type: 'json' }
import ptCatalogue from './pt/catalogue.json' with { type: 'json' }
import ptContent from './pt/content.json' with { type: 'json' }
import ptDesk from './pt/desk.json' with { type: 'json' }
import ptMembers from './pt/members.json' with { type: 'json' }
import ptMessages from './pt/messages.json' with { type: 'json' }
import ptOps from './pt/ops.json' with { type: 'json' }
import ptPages from './pt/pages.json' with { type: 'json' }
import ptPatterns from './pt/patterns.json' with { type: 'json' }
import ptPlay from './pt/play.json' with { type: 'json' }
import ptProtocol from './pt/protocol.json' with { type: 'json' }
import ptRtp from './pt/rtp.json' with { type: 'json' }
import ptSearch from './pt/search.json' with { type: 'json' }
import ptShell from './pt/shell.json' with { type: 'json' }
import ptUi from './pt/ui.json' with { type: 'json' }

export const sources = {
  en: {
    account: enAccount,
    arcade: enArcade,
    auth: enAuth,
    errors: enErrors,
    lobby: enLobby,
    cashier: enCashier,
    cashdesk: enCashdesk,
    records: enRecords,
    limits: enLimits,
    inbox: enInbox,
    catalogue: enCatalogue,
    content: enContent,
    desk: enDesk,
    members: enMembers,
    messages: enMessages,
    ops: enOps,
    pages: enPages,
    patterns: enPatterns,
    play: enPlay,
    protocol: enProtocol,
    rtp: enRtp,
    search: enSearch,
    shell: enShell,
    ui: enUi,
  },
  fil: {
    account: filAccount,
    arcade: filArcade,
    auth: filAuth,
    errors: filErrors,
    lobby: filLobby,
    cashier: filCashier,
    cashdesk: filCashdesk,
    records: filRecords,
    limits: filLimits,
    inbox: filInbox,
    catalogue: filCatalogue,
    content: filContent,
    desk: filDesk,
    members: filMembers,
    messages: filMessages,
    ops: filOps,
    pages: filPages,
    patterns: filPatterns,
    play: filPlay,
    protocol: filProtocol,
    rtp: filRtp,
    search: filSearch,
    shell: filShell,
    ui: filUi,
  },
  ja: {
    account: jaAccount,
    arcade: jaArcade,
    auth: jaAuth,
    errors: jaErrors,
    lobby: jaLobby,
    cashier: jaCashier,
    cashdesk: jaCashdesk,
    records: jaRecords,
    limits: jaLimits,
    inbox: jaInbox,
    catalogue: jaCatalogue,
    content: jaContent,
    desk: jaDesk,
    members: jaMembers,
    messages: jaMessages,
    ops: jaOps,
    pages: jaPages,
    patterns: jaPatterns,
    play: jaPlay,
    protocol: jaProtocol,
    rtp: jaRtp,
    search: jaSearch,
    shell: jaShell,
    ui: jaUi,
  },
  ko: {
    account: koAccount,
    arcade: koArcade,
    auth: koAuth,
    errors: koErrors,
    lobby: koLobby,
    cashier: koCashier,
    cashdesk: koCashdesk,
    records: koRecords,
    limits: koLimits,
    inbox: koInbox,
    catalogue: koCatalogue,
    content: koContent,
    desk: koDesk,
    members: koMembers,
    messages: koMessages,
    ops: koOps,
    pages: koPages,
    patterns: koPatterns,
    play: koPlay,
    protocol: koProtocol,
    rtp: koRtp,
    search: koSearch,
    shell: koShell,
    ui: koUi,
  },
  pt: {
    account: ptAccount,
    arcade: ptArcade,
    auth: ptAuth,
    errors: ptErrors,
    lobby: ptLobby,
    cashier: ptCashier,
    cashdesk: ptCashdesk,
    records: ptRecords,
    limits: ptLimits,
    inbox: ptInbox,
    catalogue: ptCatalogue,
    content: ptContent,
    desk: ptDesk,
    members: ptMembers,
    messages: ptMessages,
    ops: ptOps,
    pages: ptPages,
    patterns: ptPatterns,
    play: ptPlay,
    protocol: ptProtocol,
    rtp: ptRtp,
    search: ptSearch,
    shell: ptShell,
    ui: ptUi,
  },
} as const
