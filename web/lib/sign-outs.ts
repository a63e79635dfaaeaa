const name = 'signed-out';

/** Every other tab of this browser hears that somebody has signed out here. */
export const tellSignOut = () => {
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
};

/** Runs `leave` when somebody signs out in another tab; what it returns stops that. */
export const hearSignOut = (leave: () => void) => {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', leave);
  return () => channel.close();
};
