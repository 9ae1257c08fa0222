import { defaultText, type Setting } from '@ledgerscope/process/setting';
import { SETTINGS } from './config.ts';

/** What `--help` prints: every flag with its variable, default and meaning. */
export function usage(): string {
  const lines = Object.values<Setting>(SETTINGS).map((setting) => {
    const flag = `--${setting.flag}${setting.value === undefined ? '' : ` ${setting.value}`}`;
    return `  ${flag.padEnd(28)} ${plain(setting.meaning)}\n${' '.repeat(31)}default: ${plain(defaultText(setting))}; also ${setting.env}`;
  });
  return [
    'ledgerscope start [flags]   reads a network and serves it',
    "ledgerscope demo [flags]    writes a simulated network's stream files; its flags: ledgerscope demo --help",
    'ledgerscope seed [scenario] writes a small network in which one thing can be looked at; without a name it lists them',
    'ledgerscope check           looks whether the store agrees with itself; changes nothing',
    'ledgerscope load-balances <file...>',
    "                            anchors the ledger at a network's balance file, or compares it with one",
    'ledgerscope backup <folder> copies ledger and portal into a new folder, while the server runs',
    'ledgerscope restore <folder>',
    '                            fills new stores from such a folder',
    'ledgerscope schema --cluster [file]',
    '                            writes the SQL that makes the tables of a ClickHouse cluster',
    'ledgerscope admin add-abi   adds the ABI of a contract, by which its calls and logs are decoded',
    'ledgerscope admin create <email>',
    '                            makes an administrator of the portal, and shows a link to set the password',
    'ledgerscope admin grant-units <email> <units>',
    '                            gives units of the public API to a user',
    '',
    ...lines,
  ].join('\n');
}

/** The settings as rows of a Markdown table, for docs/configuration.md. */
export function settingsTable(): string {
  const rows = Object.values<Setting>(SETTINGS).map((setting) => {
    const flag = `\`--${setting.flag}${setting.value === undefined ? '' : ` ${setting.value}`}\``;
    return `| ${flag} | \`${setting.env}\` | ${setting.default === undefined ? setting.unset : `\`${defaultText(setting)}\``} | ${setting.meaning} |`;
  });
  return ['| Flag | Variable | Default | Meaning |', '|---|---|---|---|', ...rows].join('\n');
}

function plain(text: string): string {
  return text.replaceAll('`', '');
}
