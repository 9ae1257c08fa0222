// One machine of a test cluster: the engine as a server of its own, with its HTTP and native ports, by the command line that the
// library has for clickhouse-local. It ends with its standard input. Run as a program: library, configuration file, data folder.
import { DataType, load, open } from 'ffi-rs';

const SERVE = `SYSTEM START LISTEN TCP; SYSTEM START LISTEN HTTP; SELECT count() FROM file('stdin', 'LineAsString') FORMAT Null`;

const [library = '', config = '', folder = ''] = process.argv.slice(2);
const command = [
  'clickhouse-local',
  `--config-file=${config}`,
  `--path=${folder}`,
  '--logger.level=error',
  `--query=${SERVE}`,
];
open({ library: 'chdb', path: library });
load({
  library: 'chdb',
  funcName: 'chdb_query_cmdline',
  retType: DataType.Void,
  paramsType: [DataType.I32, DataType.StringArray],
  paramsValue: [command.length, command],
});
