import { expect, it } from 'vitest';
import { humanizeName } from '../../../src/model/humanizeName';

it.each([
  ['createTime', 'Create Time'],
  ['name', 'Name'],
  ['ocpiURLPath', 'Ocpi URL Path'],
  ['siteURL', 'Site URL'],
  ['line2Text', 'Line2 Text'],
  ['charge-box_id', 'Charge box id'],
  ['kWh', 'kWh'],
  ['usedKWh', 'Used kWh'],
  ['kWhPerDay', 'kWh Per Day'],
  ['maxKW', 'Max kW'],
  ['parkWay', 'Park Way'],
  ['BMWModel', 'BMW Model'],
  ['openSSLVersion', 'OpenSSL Version'],
  ['ipAddress', 'Ip Address'],
  ['correctiveEventIDs', 'Corrective Event IDs'],
  ['URLs', 'URLs'],
  ['baseURLsByName', 'Base URLs By Name'],
  ['XMLSchema', 'XML Schema'],
  ['', ''],
])('the property %j is labelled %j', (name, label) => expect(humanizeName(name)).toBe(label));
