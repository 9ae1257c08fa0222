import { defaultText, type Setting } from '@ledgerscope/process/setting';
import { SETTINGS } from './config.ts';

/** What `--help` prints: every flag with its variable, default and meaning. */
export function usage(): string {
  const lines = Object.values<Setting>(SETTINGS).map((setting) => {
    const flag = `--${setting.flag}${setting.value === undefined ? '' : ` ${setting.value}`}`;
    return `  ${flag.padEnd(28)} ${plain(setting.meaning)}\n${' '.repeat(31)}default: ${plain(defaultText(setting))}; also ${setting.env}`;
  });
  return [
    'ledgerscope start [flags]   ingests a network and serves the explorer',
    "ledgerscope demo [flags]    writes a simulated network's stream files; its flags: ledgerscope demo --help",
    'ledgerscope seed [scenario] generates a small test network; without a name, lists the scenarios',
    'ledgerscope check           runs the consistency check; changes nothing; with --deep it reads every file',
    'ledgerscope load-balances <file...>',
    '                            loads a balance snapshot, or compares the database with one',
    'ledgerscope backup <folder> backs up both databases to a new folder (works online)',
    'ledgerscope backup verify <folder>',
    '                            compares every file of a backup with its hash',
    'ledgerscope restore <folder>',
    '                            restores a backup into empty databases',
    'ledgerscope schema --cluster [file]',
    '                            writes the SQL that creates the tables of a ClickHouse cluster',
    'ledgerscope admin add-abi   adds a contract ABI used to decode calls and logs',
    'ledgerscope admin create <email>',
    '                            creates a portal administrator and prints a set-password link',
    'ledgerscope admin grant-units <email> <units>',
    '                            adds public API units to a user',
    'ledgerscope --version       prints the version and the commit',
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
