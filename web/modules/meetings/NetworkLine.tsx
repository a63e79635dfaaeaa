import { useLingui } from '@lingui/react/macro';
import { IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { IconLine } from '../../ui/Facts.tsx';
import { checkNetwork, type NetworkCheck } from './engine/network.ts';

const againMs = 10_000;

/** The quality of the connection, checked while the page is open. */
export const NetworkLine = () => {
  const { t } = useLingui();
  const [check, setCheck] = useState<NetworkCheck | null>(null);
  useEffect(() => {
    let gone = false;
    const look = () => void checkNetwork().then((found) => !gone && setCheck(found));
    look();
    const timer = setInterval(look, againMs);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);
  const ms = check?.milliseconds ?? 0;
  if (check === null) return <IconLine icon={IconWifi}>{t`Checking your connection…`}</IconLine>;
  if (check.line === 'none')
    return <IconLine icon={IconWifiOff}>{t`No connection. Please check your network.`}</IconLine>;
  return (
    <IconLine icon={IconWifi}>
      {check.line === 'good'
        ? t`Your connection is good (${ms} ms).`
        : t`Your connection is slow (${ms} ms). Without a camera the sound is better.`}
    </IconLine>
  );
};
