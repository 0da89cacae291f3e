import { chromium } from 'playwright-core';
import { serveSite } from './tests/support/site.ts';
const site = await serveSite(process.env.DIST??'/wt/gaps/dist');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] }).catch(()=>chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] }));
const put=(page,entries)=>page.evaluate((all)=>new Promise((res,rej)=>{const o=indexedDB.open('adjutant');o.onupgradeneeded=()=>o.result.createObjectStore('records');o.onsuccess=()=>{const w=o.result.transaction('records','readwrite');for(const [k,v] of all)w.objectStore('records').put(v,k);w.oncomplete=()=>{o.result.close();res()};w.onerror=()=>rej(w.error)}}),entries);
async function phone(rate){ const context=await browser.newContext({viewport:{width:360,height:740},isMobile:true,hasTouch:true,serviceWorkers:'block',locale:'en'}); await context.grantPermissions(['clipboard-read','clipboard-write']);
 await context.addInitScript(()=>{ try{localStorage}catch{return} if(!localStorage.getItem('adjutant-settings')) localStorage.setItem('adjutant-settings',JSON.stringify({version:1,language:'en',theme:'system',games:['brikwars','usb','mage-knight'],lastGame:'brikwars',edition:'2005',animation:false,welcomed:true})); window.__long=[]; new PerformanceObserver((l)=>{for(const e of l.getEntries())window.__long.push(Math.round(e.duration))}).observe({type:'longtask',buffered:true}); });
 const page=await context.newPage(); page.on('pageerror',e=>console.log('ERR',e.message)); const cdp=await context.newCDPSession(page); await cdp.send('Emulation.setCPUThrottlingRate',{rate}); 
 const long=async(name,ms=1500)=>{await page.waitForTimeout(ms); const l=await page.evaluate(()=>{const x=window.__long;window.__long=[];return x}); console.log(`${rate}x`,name,'longest',Math.max(0,...l),JSON.stringify(l.filter(x=>x>60)))}; 
 await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval',{interval:500});
 const prof=async(name,act,ms=4000)=>{ await page.evaluate(()=>{window.__long=[]}).catch(()=>{}); await cdp.send('Profiler.start'); await act(); await page.waitForTimeout(ms); const {profile}=await cdp.send('Profiler.stop'); const l=await page.evaluate(()=>window.__long); console.log(`${rate}x PROF`,name,'longest',Math.max(0,...l),JSON.stringify(l.filter(x=>x>60)));
  const by=new Map(profile.nodes.map(n=>[n.id,n])); const par=new Map(); for(const n of profile.nodes) for(const c of n.children??[]) par.set(c,n.id); const tot=new Map(); profile.samples.forEach((id,i)=>{ const dt=profile.timeDeltas[i]/1000; const seen=new Set(); for(let at=id;at!==undefined;at=par.get(at)){ const n=by.get(at); const k=n.callFrame.functionName+' '+n.callFrame.url.split('/').pop()+':'+n.callFrame.lineNumber; if(seen.has(k))continue; seen.add(k); tot.set(k,(tot.get(k)??0)+dt);} });
  console.log([...tot].filter(([k])=>!/^\((root|program|idle)/.test(k)).sort((a,b)=>b[1]-a[1]).slice(0,14).map(([k,v])=>`    ${v.toFixed(0)} ${k}`).join('\n')); };
 return {page,long,context,prof}; }
const army=(id,p)=>({id,version:1,name:'Army '+id,game:'brikwars',lines:[],created:1000,changed:1000,revision:0,...p});
const lines=(n)=>Array.from({length:n},(_,i)=>({id:'l'+i,name:'Knight of the order '+i,count:i%9+1,points:4,note:''}));
const units=Array.from({length:120},(_,i)=>({id:'u'+i,name:'Unit '+i,side:i%2?'mine':'theirs',models:20,points:1}));
const events=Array.from({length:2990},(_,i)=>i%30===29?{do:'round'}:{do:'lose',unit:'u'+(i%120),by:1});
const play={id:'bat',version:1,game:'brikwars',name:'Long',created:1000,changed:1000,revision:0,mine:{name:'A'},theirs:{name:'B'},units,events,undone:[]};

for (const rate of (process.argv[2]??'1').split(',').map(Number)) {
 const {page,long,context,prof}=await phone(rate);
 const go=async(h)=>{await page.goto('data:text/html,x'); await page.goto(site.url+h); await page.locator('main:not([aria-busy="true"])').waitFor();};
 await go('#/armies'); await page.waitForTimeout(1500);
 await put(page,[...Array.from({length:1000},(_,i)=>['army:a'+i,army('a'+i,{lines:lines(20)})]),['army:big',army('big',{lines:lines(500)})],['play:bat',play],...Array.from({length:300},(_,i)=>['play:p'+i,{...play,id:'p'+i,units:units.slice(0,20),events:events.slice(0,200)}])]);
 await go('#/armies'); await long('1000 armies first',5000);
 await prof('1000 armies',()=>go('#/armies'));
 await prof('army 500',()=>go('#/armies/big'));
 await prof('battles list',()=>go('#/armies/~battle'),3000);
 await prof('battle long',()=>go('#/armies/~battle/bat'),3000);
 const more=page.locator('.thumb-bar button').last(); try { await prof('more',()=>more.evaluate(b=>b.click()),3000); await prof('report',()=>page.evaluate(()=>{for(const d of document.querySelectorAll('details'))d.open=true; [...document.querySelectorAll('button')].find(b=>b.textContent==='Report')?.click()}),3000);} catch(e){console.log('more',e.message.slice(0,200))}
 await go('#/armies/~receive'); await long('receive',2000);
 await page.evaluate(()=>[...document.querySelectorAll('button')].find(b=>b.textContent==='Paste a list').click()); await page.waitForTimeout(1000); const text=Array.from({length:500},(_,i)=>`${i%9+1} x Knights of the order ${i}, ${i*3} points`).join('\n'); await prof('paste 500',()=>page.evaluate((text)=>{const a=document.querySelector('dialog textarea')??document.querySelector('[role=dialog] textarea'); a.value=text; a.dispatchEvent(new Event('input',{bubbles:true}))},text),2000);
 await prof('make army of 500',()=>page.evaluate(()=>[...document.querySelectorAll('button')].find(b=>b.textContent==='Make the army').click()),4000);
 await context.close();
}
await browser.close(); await site.stop(); process.exit(0);
